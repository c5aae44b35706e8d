/** Names of up to this length are near others by chance, such as HOST and HOME. In them only two swapped letters count. */
const SHORT = 5
const MOST_ERRORS = 2

/** Returns the name that a misspelled one was meant to be: DATABASE_URL of DATABSE_URL, undefined if none is near. */
export function nearestName(typed: string, names: readonly string[], short: number = SHORT): string | undefined {
  // Numbered and prefixed names belong to other programs: DATABASE_URL_1, PG_DATA_DIR.
  if (/\d$/.test(typed) || names.some((name) => typed.endsWith(`_${name}`))) return undefined
  const letters = lettersOf(typed)
  const near = names
    .filter((name) => Math.abs(lettersOf(name).length - letters.length) <= MOST_ERRORS)
    .map((name) => ({ name, errors: countErrors(letters, lettersOf(name)) }))
    .filter(({ name, errors }) => errors <= (name.length > short ? MOST_ERRORS : isSwapped(letters, name) ? 1 : 0))
  return near.sort((a, b) => a.errors - b.errors)[0]?.name
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")

const isSwapped = (a: string, b: string) => [...a].sort().join() === [...b].sort().join()

/** Counts missing, additional, wrong and swapped letters (Damerau-Levenshtein, optimal string alignment). */
function countErrors(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(Math.min(wrong, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
