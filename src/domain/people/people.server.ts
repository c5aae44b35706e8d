import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core"
import type { User } from "#domain/account/account.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { isOfChat } from "#domain/enquiries/enquiries.server.ts"
import { enquiries } from "#domain/enquiries/enquiries.table.server.ts"
import { reviews } from "#domain/reviews/reviews.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import { waitingList } from "#domain/waiting-list/waiting-list.table.server.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { pick } from "#lib/data/pick.ts"
import { readCompact } from "#lib/text/typed-text.ts"
import { users } from "#server/auth/users.table.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { db } from "#server/database/database.server.ts"
import { containsWords, type PageNumber } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { listMailsTo } from "#server/mail/staff/outbox-list.server.ts"
import { possibleNumbers } from "#server/phone.server.ts"
import type { Person, PersonReview, PersonRow } from "./people.ts"
import { presentPerson } from "./person-presenter.server.ts"

export type PersonListing = { search?: string | undefined; page?: number | undefined; limit?: number | undefined }

/** Limits the records that one list looks at, so that it stays fast: the newest of each table. */
const MAX_RECORDS = 1_000
/** Excel gets slow with more. */
const MAX_EXPORTED = 100_000
const MAX_SHOWN = 50

/**
 * Returns one page of the people who were last in touch: bookings, enquiries, accounts and places on waiting lists,
 * grouped by email address, by phone number where there is none, or by chat name where there is neither. A phone number is
 * found however it is written.
 */
export async function listPeople(listing: PersonListing): Promise<{ data: PersonRow[]; pagination: Pagination }> {
  const { search = "", page = 1, limit = 20 } = listing
  const { data, total } = await selectPeople(recordsMatching(search, MAX_RECORDS), { page, limit })
  return { data, pagination: pagination(page, limit, total) }
}

/** Returns everybody, the last in touch first. Records who took the list. */
export async function exportPeople(user: User): Promise<PersonRow[]> {
  await audit({ actor: user._id, action: "export", subject: "list:people" }, db)
  return (await selectPeople(recordsMatching("", MAX_EXPORTED), { page: 1, limit: MAX_EXPORTED })).data
}

async function selectPeople(records: ReturnType<typeof recordsMatching>, { page, limit }: PageNumber) {
  const newest = (column: SQL) => sql`(array_agg(${column} order by (${column} <> '') desc, at desc))[1]`
  const found = db
    .select({
      key: sql<string>`key`.as("key"),
      email: sql<string>`max(email)`.as("email"),
      id: sql<string>`(array_agg(id order by at desc))[1]`.as("id"),
      name: sql<string>`${newest(sql`name`)}`.as("name"),
      phone: sql<string>`${newest(sql`phone`)}`.as("phone"),
      chatName: sql<string>`${newest(sql`chat_name`)}`.as("chat_name"),
      language: sql<Language | null>`(array_agg(language order by at desc))[1]`.as("language"),
      lastContactAt: sql<string>`max(at)`.as("last_contact_at"),
      total: sql`count(*) over ()`.mapWith(Number).as("total"),
    })
    .from(records)
    .groupBy(sql`key`)
    .orderBy(sql`last_contact_at desc`, sql`key`)
    .limit(limit)
    .offset((page - 1) * limit)
    .as("found")
  const rows = await db
    .select({
      ...pick(found, "email", "id", "name", "phone", "chatName", "language", "lastContactAt", "total"),
      bookings: sql`(select count(*) from ${bookings} where ${bookings.customerEmail} = ${foundKey}
        or (${bookings.customerEmail} = '' and ${bookingPhone} = ${foundKey}))`.mapWith(Number),
      enquiries: sql`(select count(*) from ${enquiries} where ${isEnquiryOf(foundKey)})`.mapWith(Number),
      waiting: sql`(select count(*) from ${waitingList} where ${waitingList.email} = ${foundKey}
        and ${isConfirmed})`.mapWith(Number),
      hasAccount: sql<boolean>`exists (select from ${users} where lower(${users.email}) = ${foundKey})`,
    })
    .from(found)
    .orderBy(desc(found.lastContactAt), found.key)
  const data = rows.map(({ id, total: _, lastContactAt, ...row }) => ({
    _id: id,
    ...row,
    lastContactAt: new Date(lastContactAt).toISOString(),
  }))
  return { data, total: rows[0]?.total ?? 0 }
}

/** Qualified, because the counted tables have columns of the same name. */
const foundKey = sql`"found"."key"`

/** The indexes are on these expressions. */
const bookingPhone = sql<string>`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`

const enquiryPhone = sql<string>`coalesce(${enquiries.phoneE164}, ${enquiries.phone})`
/** Begins the key of a person without address and number, since a name in a chat may look like either. */
const CHAT = "chat "
const enquiryKey = sql<string>`coalesce(nullif(${enquiries.email}, ''), nullif(${enquiryPhone}, ''),
  ${CHAT} || ${enquiries.chatName})`
const isEnquiryOf = (key: SQL | string) =>
  sql`(${enquiries.email} = ${key} or (${enquiries.email} = '' and ${enquiryPhone} = ${key})
    or (starts_with(${key}, ${CHAT}) and ${isOfChat(sql`substr(${key}, ${CHAT.length + 1}::int)`)}))`

const NONE = sql<string>`''::text`

/** A question is signed by its contact, which is no name. */
const enquiryName = sql<string>`case when ${enquiries.name} in (${enquiries.email}, ${enquiries.phone}) then ''
  else ${enquiries.name} end`

/** Anybody can type a stranger's address. */
const isConfirmed = ne(waitingList.status, "unconfirmed")

type Source = { id: AnyPgColumn; createdAt: AnyPgColumn }
type Fields = Record<"key" | "email" | "name" | "phone" | "language", AnyPgColumn | SQL> & { chatName?: AnyPgColumn }

function recordOf({ id, createdAt }: Source, { key, email, name, phone, chatName, language }: Fields) {
  return {
    key: sql<string>`${key}`.as("key"),
    email: sql<string>`${email}`.as("email"),
    id: sql<string>`${id}`.as("id"),
    name: sql<string>`${name}`.as("name"),
    phone: sql<string>`${phone}`.as("phone"),
    chatName: sql<string>`${chatName ?? NONE}`.as("chat_name"),
    language: sql<Language | null>`${language}`.as("language"),
    at: sql<string>`${createdAt}`.as("at"),
  }
}

function recordsMatching(typed: string, limit: number) {
  const search = readCompact(typed)
  const numbers = possibleNumbers(search)
  const matches = (searchText: AnyPgColumn, phone: SQL) =>
    numbers.length
      ? or(inArray(phone, [search, ...numbers]), containsWords(searchText, search))
      : containsWords(searchText, search)
  return unionAll(
    db
      .select(
        recordOf(bookings, {
          key: sql`coalesce(nullif(${bookings.customerEmail}, ''), ${bookingPhone})`,
          email: bookings.customerEmail,
          name: bookings.customerName,
          phone: bookings.customerPhone,
          language: bookings.language,
        }),
      )
      .from(bookings)
      .where(and(ne(bookings.customerPhone, ""), matches(bookings.searchText, bookingPhone)))
      .orderBy(desc(bookings.createdAt))
      .limit(limit),
    db
      .select(
        recordOf(enquiries, {
          ...enquiries,
          key: enquiryKey,
          name: enquiryName,
        }),
      )
      .from(enquiries)
      .where(and(ne(enquiries.status, "spam"), matches(enquiries.searchText, sql`${enquiries.phoneE164}`)))
      .orderBy(desc(enquiries.createdAt))
      .limit(limit),
    db
      .select(
        recordOf(users, {
          key: sql`lower(${users.email})`,
          email: sql`lower(${users.email})`,
          name: users.name,
          phone: users.phone,
          language: sql`null::text`,
        }),
      )
      .from(users)
      .where(and(eq(users.role, "customer"), matches(users.searchText, sql`${users.phoneE164}`)))
      .orderBy(desc(users.createdAt))
      .limit(limit),
    db
      .select(recordOf(waitingList, { ...waitingList, key: waitingList.email }))
      .from(waitingList)
      .where(and(isConfirmed, matches(waitingList.searchText, sql`${waitingList.phoneE164}`)))
      .orderBy(desc(waitingList.createdAt))
      .limit(limit),
  ).as("records")
}

/**
 * Returns the person that a booking, request, message, account or place on a waiting list belongs to.
 * @throws notFound also after the person was erased
 */
export async function findPerson(recordId: string, user: User): Promise<Person> {
  const found = isUuid(recordId) ? await findKey(recordId) : undefined
  if (!found?.key) throw notFound("Person")
  const { email, key } = found
  const [account] = await db
    .select({ ...pick(users, "id", "name", "phone"), isConfirmed: users.emailVerified, at: users.createdAt })
    .from(users)
    .where(sql`lower(${users.email}) = ${key}`)
  const booked = await findBookings(key, account?.isConfirmed ? account.id : undefined)
  return {
    _id: recordId,
    email,
    ...presentPerson({
      bookings: booked,
      enquiries: await findEnquiries(key),
      account,
      waiting: await findWaiting(key),
    }),
    reviewList: await findReviews(booked.map(({ id }) => id)),
    mailList: email ? await listMailsTo(email, MAX_SHOWN, user) : [],
  }
}

/** Returns the address that identifies a person, or the phone number or chat name of one who has none. */
async function findKey(recordId: string): Promise<{ email: string; key: string } | undefined> {
  const [row] = await unionAll(
    db.select({ email: bookings.customerEmail, other: bookingPhone }).from(bookings).where(eq(bookings.id, recordId)),
    db.select({ email: enquiries.email, other: enquiryKey }).from(enquiries).where(eq(enquiries.id, recordId)),
    db
      .select({ email: sql<string>`lower(${users.email})`, other: NONE })
      .from(users)
      .where(and(eq(users.id, recordId), eq(users.role, "customer"))),
    db
      .select({ email: waitingList.email, other: NONE })
      .from(waitingList)
      .where(and(eq(waitingList.id, recordId), isConfirmed)),
  )
  return row && { email: row.email, key: row.email || row.other }
}

function findBookings(key: string, userId: string | undefined) {
  return db
    .select({
      ...pick(bookings, "id", "reference", "status", "travelDate", "travelers", "totalMinor", "currency", "language"),
      calledOff: sql<boolean>`${bookings.calledOffReason} is not null`,
      product: sql<LocalizedContent>`${bookings.details} -> 'name'`,
      vndPerUsd: bookings.fxRate,
      name: bookings.customerName,
      phone: bookings.customerPhone,
      at: bookings.createdAt,
    })
    .from(bookings)
    .where(
      or(
        eq(bookings.customerEmail, key),
        and(eq(bookings.customerEmail, ""), sql`${bookingPhone} = ${key}`),
        userId === undefined ? undefined : eq(bookings.userId, userId),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(MAX_SHOWN)
}

function findEnquiries(key: string) {
  return db
    .select({
      ...pick(enquiries, "id", "kind", "status", "subject", "phone", "chatName", "language"),
      name: enquiryName,
      at: enquiries.createdAt,
    })
    .from(enquiries)
    .where(isEnquiryOf(key))
    .orderBy(desc(enquiries.createdAt))
    .limit(MAX_SHOWN)
}

function findWaiting(email: string) {
  return db
    .select({
      ...pick(waitingList, "id", "departureId", "people", "status", "offeredUntil", "name", "phone", "language"),
      at: waitingList.createdAt,
      product: tours.title,
      date: departures.date,
    })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(waitingList.email, email), isConfirmed))
    .orderBy(desc(waitingList.createdAt))
    .limit(MAX_SHOWN)
}

async function findReviews(bookingIds: string[]): Promise<PersonReview[]> {
  if (bookingIds.length === 0) return []
  return db
    .select({
      _id: reviews.id,
      ...pick(reviews, "status", "rating", "text"),
      product: sql<LocalizedContent>`coalesce(${tours.title}, ${transfers.title})`,
    })
    .from(reviews)
    .leftJoin(tours, eq(tours.id, reviews.productId))
    .leftJoin(transfers, eq(transfers.id, reviews.productId))
    .where(inArray(reviews.bookingId, bookingIds))
    .orderBy(desc(reviews.createdAt))
}
