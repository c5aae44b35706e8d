import { firstNumber } from "./phone-parts.ts"

/**
 * Returns a written phone number as it is dialled from everywhere: +442079460018. Numbers without a country are
 * Vietnamese. Short numbers and hotlines stay as they are. Of several numbers it is the first.
 */
export function internationalNumber(written: string): string {
  const digits = firstNumber(written)
    .replace(/[^+\d()]/g, "")
    .replace(/^00/, "+")
  if (digits.startsWith("+")) return digits.replace("(0)", "").replace(/[()]/g, "")
  return digits.replace(/[()]/g, "").replace(/^0(?=[1-9]\d{7,})/, "+84")
}

/** Converts a written phone number to a tel: link. */
export function telLink(written: string): string {
  return `tel:${internationalNumber(written)}`
}
