/** Folds text for search and sorting: no diacritics, đ → d (also Ð, as old Vietnamese keyboards write it), lower case, single spaces (docs/brand.md). */
export function fold(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐÐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
