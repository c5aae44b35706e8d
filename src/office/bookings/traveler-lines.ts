import type { ListedTraveler } from "#domain/bookings/booking.ts"
import { withCommas } from "#lib/text/join-parts.ts"

/** Writes travellers as staff type them: one a line, such as 'Emma Jones, 1984, 4F21'. */
export function writeTravelerLines(travelers: ListedTraveler[]): string {
  return travelers.map(({ name, birthYear, passportEnding }) => withCommas(name, birthYear, passportEnding)).join("\n")
}

/** Reads travellers, one a line. A birth year that isn't a number is NaN, which the API refuses with a sentence. */
export function readTravelerLines(text: string): ListedTraveler[] {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [name = "", birthYear, passportEnding] = line.split(/[,;\t]/).map((part) => part.trim())
      return { name, ...(birthYear && { birthYear: Number(birthYear) }), ...(passportEnding && { passportEnding }) }
    })
}
