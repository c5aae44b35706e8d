import type { Language } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import type { Person, PersonBooking, PersonEnquiry, PersonWaiting } from "./people.ts"

/** A booking, an enquiry, an account or a place on a waiting list, with the contact that it names. */
type ContactRecord = { id: string; name: string; phone: string; at: Date }
type WithLanguage = ContactRecord & { language: Language }
type BookingRecord = WithLanguage & Omit<PersonBooking, "_id" | "total"> & { totalMinor: number; currency: Currency }
type EnquiryRecord = WithLanguage & Pick<PersonEnquiry, "kind" | "status" | "subject"> & { chatName: string }

type WaitingRecord = WithLanguage & Omit<PersonWaiting, "_id" | "offeredUntil"> & { offeredUntil: Date | null }

export type PersonRecords = {
  bookings: BookingRecord[]
  enquiries: EnquiryRecord[]
  waiting: WaitingRecord[]
  account: ContactRecord | undefined
}

/** Returns a person as their records show them: the newest name, phone number and language come first. */
export function presentPerson({ bookings, enquiries, waiting, account }: PersonRecords) {
  const newest = <R extends ContactRecord>(records: R[]) => records.toSorted((a, b) => Number(b.at) - Number(a.at))
  const known = newest<ContactRecord>([...bookings, ...enquiries, ...waiting, ...(account ? [account] : [])])
  const names = distinct(known.map(({ name }) => name))
  const phones = distinct(known.map(({ phone }) => phone))
  return {
    names,
    phones,
    name: names[0] ?? "",
    phone: phones[0] ?? "",
    chatName: newest(enquiries).find(({ chatName }) => chatName)?.chatName ?? "",
    language: newest<WithLanguage>([...bookings, ...enquiries, ...waiting])[0]?.language ?? null,
    ...{
      bookings: bookings.length,
      enquiries: enquiries.length,
      waiting: waiting.length,
      hasAccount: account !== undefined,
    },
    lastContactAt: (known[0]?.at ?? new Date(0)).toISOString(),
    bookingList: bookings.map(presentBooking),
    enquiryList: enquiries.map(presentEnquiry),
    waitingList: waiting.map(presentWaiting),
  } satisfies Partial<Person>
}

const distinct = (texts: string[]) => [...new Set(texts.filter(Boolean))]

function presentBooking({ id, totalMinor, name, phone, language, at, ...row }: BookingRecord): PersonBooking {
  return { _id: id, ...row, total: toMajor(totalMinor, row.currency) }
}

function presentEnquiry({ id, kind, status, subject, at }: EnquiryRecord): PersonEnquiry {
  return { _id: id, kind, status, subject, createdAt: at.toISOString() }
}

function presentWaiting({ id, name, phone, language, at, offeredUntil, ...row }: WaitingRecord): PersonWaiting {
  return { _id: id, ...row, offeredUntil: offeredUntil?.toISOString() ?? null }
}
