/** Names as React has them or as HTML has them; what is undefined is left out. */
export type Attributes = Record<string, unknown>

/** A tag without contents. */
export function tag(name: string, attributes: Attributes): string {
  return `${opened(name, attributes)}>`
}

/** A script with its contents, in which nothing may end it. */
export function scriptTag({ children = "", ...attributes }: Attributes & { children?: string | undefined }): string {
  return `${opened("script", attributes)}>${children}</script>`
}

function opened(name: string, attributes: Attributes): string {
  let text = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value === true) text += ` ${key.toLowerCase()}`
    else if (value) text += ` ${key.toLowerCase()}="${escaped(String(value))}"`
  }
  return text
}

/** A text as it stands in HTML. */
export function escaped(text: string): string {
  return /["&<>]/.test(text) ? text.replace(/["&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) : text
}
