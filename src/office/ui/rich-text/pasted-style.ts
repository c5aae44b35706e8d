/** Where a style is kept while it is read: as an attribute `style`, parsing it would already break the policy. */
export const STYLE = "data-pasted-style"

/** Returns what a pasted element says of a property, such as `font-weight`. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(STYLE) ?? ""
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim().toLowerCase() ?? ""
}
