import * as z from "zod/mini"
import { emailOrNone, fieldsError, longText, oneLine, required } from "#lib/fields.ts"
import { readCompact } from "#lib/text/typed-text.ts"
import { BUYER_KINDS, BUYER_TEXTS, PASSPORT, PERSONAL_ID, readTaxCode, TAX_CODE } from "./buyer.ts"

const orNone = (pattern: RegExp) => (text: string) => text === "" || pattern.test(text)

const code = (read: (typed: string) => string, pattern: RegExp, invalid: string) =>
  z._default(z.optional(oneLine(40, invalid).check(z.overwrite(read), z.refine(orNone(pattern), invalid))), "")

const withoutBlanks = (typed: string) => readCompact(typed).replace(/[\s.]/g, "").toUpperCase()

type Typed = { kind: string; taxCode: string | undefined; address: string | undefined }
const ofCompany = (field: "taxCode" | "address", error: string) =>
  z.refine<Typed>((buyer) => buyer.kind !== "company" || Boolean(buyer[field]), { error, path: [field] })

/** For whom an invoice is made out. A person may leave out everything but the name. */
export const buyerEntry = z
  .strictObject(
    {
      kind: z.enum(BUYER_KINDS, "buyerKindInvalid"),
      name: oneLine(BUYER_TEXTS.name, "buyerNameRequired").check(required("buyerNameRequired")),
      taxCode: code(readTaxCode, TAX_CODE, "buyerTaxCodeInvalid"),
      personalId: code(withoutBlanks, PERSONAL_ID, "buyerPersonalIdInvalid"),
      passport: code(withoutBlanks, PASSPORT, "buyerPassportInvalid"),
      address: z._default(z.optional(longText(BUYER_TEXTS.address, "textInvalid")), ""),
      email: z._default(z.optional(emailOrNone), ""),
    },
    { error: fieldsError("buyerKindInvalid") },
  )
  .check(ofCompany("taxCode", "buyerTaxCodeRequired"), ofCompany("address", "buyerAddressRequired"))

/** For whom an invoice is made out. */
export type Buyer = z.infer<typeof buyerEntry>

/** Body of `PUT /bookings/{id}/buyer`. Null: no invoice is wanted. */
export const buyerChange = z.strictObject(
  { buyer: z.nullable(buyerEntry), version: z.optional(z.int("versionRequired")) },
  { error: fieldsError("buyerKindInvalid") },
)
export type BuyerChange = z.infer<typeof buyerChange>
