/** The texts of a mail in one language, by their parts. */
export type Texts = Record<string, string>

/** `version` is of the texts that were changed. */
export type Draft = { texts: Texts; version: number }
