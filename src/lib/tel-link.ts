/** Converts a written phone number to a tel: link. Replaces a leading 00 by + and drops a zero in brackets. */
export function telLink(written: string): string {
  const digits = written.replace(/[^+\d()]/g, "").replace(/^00/, "+")
  return `tel:${(digits.startsWith("+") ? digits.replace("(0)", "") : digits).replace(/[()]/g, "")}`
}
