import { messages } from "#domain/enquiries/question/messages.ts"
import { buildQuestion, readContact, tourQuestion } from "#domain/enquiries/question/question.ts"
import type { TourCard } from "#domain/tours/tour.ts"
import { formatDate } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withCommas } from "#lib/text/join-parts.ts"
import { useContactDetails } from "#site/account/auth-store.ts"
import type { SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { sendEnquiry } from "#site/enquiries/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { TextArea, TextField } from "#site/ui/form/field.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { Honeypot } from "#site/ui/form/honeypot.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { HiddenFormFields, useSubmittedValue } from "#site/ui/form/server-form-state.tsx"
import { useGuardedForm } from "#site/ui/form/use-guarded-form.ts"
import { formMessages as texts } from "./form-messages.ts"

/** The day and the party that are chosen, as far as they are. */
export type AskedTrip = { date?: string; adults?: number; children?: number }

type Props = {
  tour: Pick<TourCard, "slug" | "title">
  trip: AskedTrip
  page?: string
  onSent: (sent: SentEnquiry) => void
}

/** A question about a tour, and where to send the answer. Keeps the input if it could not be sent. */
export function QuestionForm(props: Props) {
  return (
    <FormDraft name={`question:${props.tour.slug}`}>
      <Fields {...props} />
    </FormDraft>
  )
}

function Fields({ tour, trip, page, onSent }: Props) {
  const t = useTranslate()
  const about = useAbout(tour, trip)
  const { field, sending, submit, load, ...form } = useGuardedForm({
    page: page ?? "",
    fields: ["message", "contact"],
    messages,
    schema: async () => tourQuestion,
    read: buildQuestion,
    send: (question, language) => sendEnquiry("/questions", question, language),
    onSent: ({ contact, message }) => onSent({ email: readContact(contact)?.email ?? "", subject: about, message }),
  })
  const known = useContactDetails()
  return (
    <PostForm
      form={form}
      page={page && `${page}?tour=${encodeURIComponent(tour.slug)}`}
      lead={<p className="text-soft">{interpolate(t(texts.about), { about })}</p>}
      onSubmit={submit}
      onFocus={load}
      className="relative grid gap-5"
    >
      <TextArea {...field("message")} label={t(texts.message)} rows={5} required />
      <TextField
        {...field("contact")}
        label={t(texts.contact)}
        hint={t(texts.contactHint)}
        defaultValue={known?.email}
        autoComplete="email"
        required
      />
      <Honeypot />
      <input type="hidden" name="tour" value={tour.slug} />
      <Hidden name="date" value={trip.date} />
      <Hidden name="adults" value={trip.adults} />
      <Hidden name="children" value={trip.children} />
      {page && <HiddenFormFields timed />}
      <Button type="submit" disabled={sending} className="w-full">
        {t(sending ? texts.sending : texts.send)}
      </Button>
    </PostForm>
  )
}

function Hidden({ name, value = "" }: { name: string; value: string | number | undefined }) {
  return <input type="hidden" name={name} value={useSubmittedValue(name, String(value))} />
}

function useAbout(tour: Props["tour"], { date, adults, children = 0 }: AskedTrip): string {
  const t = useTranslate()
  const language = useLanguage()
  const day = date && formatDate(date, language, "short")
  const party = adults && formatParty({ adults, children }, language)
  return withCommas(t(tour.title), day, party)
}
