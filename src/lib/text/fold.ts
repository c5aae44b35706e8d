/**
 * Folds text for search and sorting: no diacritics, đ and Ð (as old Vietnamese keyboards write Đ) → d, lower case, single
 * spaces (docs/brand.md). Marks go first, because normalising many of them takes quadratic time.
 */
export function fold(text: string): string {
  return text
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐðÐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
