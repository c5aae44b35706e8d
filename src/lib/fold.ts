/**
 * Folds text for search and sorting without marks: 'Hạ Long', 'ha long' and the decomposed form all become 'ha long'.
 * Brand rule: NFD without combining marks, đ → d, lower case, single spaces.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
