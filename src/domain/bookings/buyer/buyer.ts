export const BUYER_KINDS = ["company", "person"] as const

/** The greatest lengths, as invoices in Vietnam have them. */
export const BUYER_TEXTS = { name: 400, address: 400 } as const

/** An enterprise, a branch of one, or a person or household, who have the number of their identity card. */
export const TAX_CODE = /^(\d{10}(-\d{3})?|\d{12})$/
export const PERSONAL_ID = /^\d{12}$/
export const PASSPORT = /^[A-Z0-9]{5,20}$/

/** Reads a tax code as people type it: `0312 345 678-001`, `0312345678001`. */
export function readTaxCode(typed: string): string {
  const code = typed.replace(/[\s.]/g, "").replace(/[–—]/g, "-")
  return /^\d{13}$/.test(code) ? `${code.slice(0, 10)}-${code.slice(10)}` : code
}

/** Weights of the first nine digits. The tenth is 10 less the rest of their sum by 11. */
const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/**
 * Returns whether the tenth digit of an enterprise's tax code follows from the first nine. The rule is old and not
 * stated by a law, so a code without it is worth a second look, but it isn't refused.
 */
export function hasCheckDigit(taxCode: string): boolean {
  if (!TAX_CODE.test(taxCode) || taxCode.length === 12) return true
  const sum = WEIGHTS.reduce((all, weight, nth) => all + weight * Number(taxCode[nth]), 0)
  return 10 - (sum % 11) === Number(taxCode[9])
}
