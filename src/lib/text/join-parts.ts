type Part = string | number | false | null | undefined

/** Joins the parts that say something: 'Hanoi · 2 travellers'. */
export const withDots = (...parts: Part[]): string => parts.filter(Boolean).join(" · ")

/** Joins the parts that say something: 'Sat, 14 Mar 2027, 08:00'. */
export const withCommas = (...parts: Part[]): string => parts.filter(Boolean).join(", ")
