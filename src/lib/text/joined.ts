/** Joins the texts that there are: 'Hanoi · 3 days'. */
export const joined = (texts: readonly (string | false | 0 | null | undefined)[], by = " · "): string =>
  texts.filter(Boolean).join(by)
