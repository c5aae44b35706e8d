import { fold } from "#lib/text/fold.ts"

/** A folded word. Fillers tell nothing of what is looked for. */
export type Word = { folded: string; isFiller: boolean }

const MAX_WORDS = 8

/** Vietnamese fillers count with their marks only, since 'cho' is also a market and 'den' a temple. */
const FILLERS = new Set(
  "a the in on at to from for of and or with near around best top good cheap tour tours trip trips travel holiday holidays things do see vietnam đi ở tại từ đến tới và với các những chuyến giá rẻ".split(
    " ",
  ),
)
const FILLER_PAIRS = new Set(["du lich", "viet nam", "ca nha"])

/** Returns the first words of a text. */
export function wordsOf(text: string, most = MAX_WORDS): Word[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((typed) => {
      const parts = fold(typed).split(" ").filter(Boolean)
      return parts.map((folded) => ({ folded, isFiller: FILLERS.has(typed) }))
    })
    .slice(0, most)
  return words.map(({ folded, isFiller }, nth) => ({
    folded,
    isFiller: isFiller || isPair(words[nth - 1], folded) || isPair({ folded }, words[nth + 1]?.folded),
  }))
}

/** Returns the folded words of a name. */
export const foldedWords = (name: string, most = MAX_WORDS): string[] => wordsOf(name, most).map(({ folded }) => folded)

function isPair(one: Pick<Word, "folded"> | undefined, other: string | undefined): boolean {
  return FILLER_PAIRS.has(`${one?.folded} ${other}`)
}
