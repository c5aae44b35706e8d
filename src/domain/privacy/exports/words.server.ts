import type { Context } from "hono"
import Polyglot from "node-polyglot"
import { boardingMessages } from "#domain/boarding/staff-messages.ts"
import { bookingMessages } from "#domain/bookings/staff/messages.ts"
import { cashBookMessages } from "#domain/cash-book/staff-messages.ts"
import { departureMessages } from "#domain/departures/staff/messages.ts"
import { personMessages } from "#domain/people/staff/messages.ts"
import { preferredLanguage } from "#i18n/accept-language.ts"
import type { Language } from "#i18n/localized.ts"
import { type Texts, textsIn } from "#i18n/texts.ts"
import { type Words, wordsIn } from "#i18n/words.ts"

const TEXTS = {
  bookings: bookingMessages,
  departures: { ...departureMessages, ...boardingMessages },
  people: personMessages,
  cashBook: cashBookMessages,
}

/** Returns the words of the screens from which lists are exported, so that a file says what its screen says. */
export function staffWords(language: Language, more: Texts = {}): Words {
  const polyglot = new Polyglot({ locale: language, phrases: textsIn(language, { ...TEXTS, ...more }) })
  return wordsIn(language, (key, options) => polyglot.t(key, options ?? {}))
}

/** Returns the language of a file: the one that its link names, else the request's. */
export const languageIn = (c: Context) => preferredLanguage(c.req.query("lang") ?? c.req.header("accept-language"))
