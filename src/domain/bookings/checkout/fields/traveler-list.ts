import type { ListedTraveler } from "#domain/bookings/booking.ts"
import { type Filled, textOf } from "#lib/posted-form.ts"

const FIELDS = ["name", "birthYear", "passportEnding"] as const

/** Returns the API's name of a field. */
export const travelerPath = (nth: number, name: keyof ListedTraveler) => `travelerList.${nth}.${name}`

/** Returns the name of the field in the form. */
export const travelerField = (nth: number, name: keyof ListedTraveler) => `traveler${nth}${name}`

/** Returns the API's names of the fields of so many people. */
export const travelerPaths = (people: number) =>
  Array.from({ length: people }, (_, nth) => FIELDS.map((name) => travelerPath(nth, name))).flat()

/** Returns the travellers of a form. Birth years and passports that aren't filled in are left out. */
export function readTravelers(form: Filled, people: number): ListedTraveler[] {
  return Array.from({ length: people }, (_, nth) => {
    const [name = "", birthYear = "", passportEnding = ""] = FIELDS.map((field) =>
      textOf(form, travelerField(nth, field)),
    )
    // The API refuses NaN with a sentence.
    return { name, ...(birthYear && { birthYear: Number(birthYear) }), ...(passportEnding && { passportEnding }) }
  })
}
