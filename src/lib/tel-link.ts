/**
 * The link that calls a number as it is written ('+84 (0)24 3926.0114'). What stands between the digits is left out, 00
 * abroad is +, and a nought in brackets is dialled within its own country only.
 */
export function telLink(written: string): string {
  const digits = written.replace(/[^+\d()]/g, "").replace(/^00/, "+")
  return `tel:${(digits.startsWith("+") ? digits.replace("(0)", "") : digits).replace(/[()]/g, "")}`
}
