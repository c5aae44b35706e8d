import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Tour } from "#domain/tours/tour.ts"
import { messages } from "#domain/waiting-list/messages.ts"
import { buildWaitingRequest } from "#domain/waiting-list/waiting-draft.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useContactDetails } from "#site/account/auth-store.ts"
import { departuresQuery } from "#site/tours/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { ContactFields } from "#site/ui/form/contact-fields.tsx"
import { SelectField, TextField } from "#site/ui/form/field.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { Honeypot } from "#site/ui/form/honeypot.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useGuardedForm } from "#site/ui/form/use-guarded-form.ts"
import { pageMessages as texts } from "./pages/messages.ts"
import { joinWaitingList } from "./queries.ts"

/** Parties up to this size may not fit where fewer places are left. */
const FEW = 6

/** `chosen` is the id of a departure. */
type Props = { tour: Tour; chosen: string | undefined; onSent: () => void }

export function WaitingListForm(props: Props) {
  return (
    <FormDraft name={`waiting-list:${props.tour._id}`}>
      <AskForm {...props} />
    </FormDraft>
  )
}

function AskForm({ tour, chosen, onSent }: Props) {
  const t = useTranslate()
  const page = `/tour/${tour.slug}/waiting-list`
  const { field, sending, submit, load, ...form } = useGuardedForm({
    page,
    fields: ["departureId", "adults", "childAges", "name", "email", "phone"],
    messages,
    schema: async () => (await import("#domain/waiting-list/waiting-list.ts")).waitingRequest,
    read: buildWaitingRequest,
    send: joinWaitingList,
    onSent,
  })
  return (
    <PostForm form={form} page={page} onSubmit={submit} onFocus={load} className="relative grid gap-5">
      <DateSelect {...field("departureId")} tour={tour} chosen={chosen} />
      <div className="grid gap-[inherit] sm:grid-cols-2">
        <TextField
          {...field("adults")}
          label={t(texts.adults)}
          type="number"
          inputMode="numeric"
          min={1}
          max={20}
          defaultValue={2}
          required
        />
        <TextField {...field("childAges")} label={t(texts.childAges)} hint={t(texts.childAgesHint)} />
      </div>
      <ContactFields field={field} phone={{ label: texts.phone, required: false }} known={useContactDetails()} />
      <Honeypot />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {t(sending ? texts.sending : texts.join)}
      </Button>
    </PostForm>
  )
}

type SelectProps = { id: string; name: string; error: string | undefined; tour: Tour; chosen: string | undefined }

function DateSelect({ tour, chosen, ...field }: SelectProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: departures = [] } = useQuery(departuresQuery(tour._id))
  const [start] = useState(chosen)
  const offered = departures.filter(({ _id, placesLeft }) => placesLeft < FEW || _id === start)
  return (
    <SelectField {...field} label={t(texts.date)} defaultValue={start ?? ""} required>
      <option value="">{t(texts.choose)}</option>
      {offered.map(({ _id, date, startTime, placesLeft }) => (
        <option key={_id} value={_id}>
          {[
            formatDate(date, language),
            formatTime(startTime, language),
            placesLeft > 0 ? formatPlacesLeft(placesLeft, language) : t(texts.full),
          ].join(" · ")}
        </option>
      ))}
    </SelectField>
  )
}
