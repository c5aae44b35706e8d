import type { SentEnquiry } from "#features/enquiries/enquiry-sent.tsx"
import type { TourCard } from "#features/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { TextArea, TextField } from "#ui/form/field.tsx"
import { FormDraft } from "#ui/form/form-draft.tsx"
import { Honeypot } from "#ui/form/honeypot.tsx"
import { PostForm } from "#ui/form/post-form.tsx"
import { HiddenFormFields, useSubmittedValue } from "#ui/form/server-form-state.tsx"
import { PersonFields, TripFields } from "./consultation-fields.tsx"
import { formMessages as texts } from "./form-messages.ts"
import { useConsultationForm } from "./use-consultation-form.ts"

type Props = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  page?: string
  onSent: (sent: SentEnquiry) => void
}

/** Spec §3. Keeps the input if it could not be sent. */
export function ConsultationForm(props: Props) {
  return (
    <FormDraft name={`consultation:${props.tour?.slug ?? ""}`}>
      <WishForm {...props} />
    </FormDraft>
  )
}

function WishForm({ source, tour, page, onSent }: Props) {
  const t = useTranslate()
  const { ids, field, sending, submit, ...form } = useConsultationForm({ source, tour, page, onSent })
  const { errors } = form.problems
  return (
    <PostForm
      form={form}
      page={page}
      lead={<p className="text-soft">{t(texts.lead)}</p>}
      onSubmit={submit}
      className="relative grid gap-8"
    >
      <PersonFields field={field} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-display text-lg font-bold">{t(texts.wish)}</legend>
        <TextField
          id={ids.subject}
          name="subject"
          label={t(texts.subject)}
          defaultValue={tour && interpolate(t(texts.about), { tour: t(tour.title) })}
          required
          error={errors.subject}
        />
        <TextArea id={ids.message} name="message" label={t(texts.message)} rows={4} required error={errors.message} />
      </fieldset>
      <TripFields ids={ids} errors={errors} />
      <Honeypot />
      {page && <Asked source={source} tour={tour?.slug} />}
      <Button type="submit" disabled={sending} className="w-full">
        {t(sending ? texts.submitting : texts.submit)}
      </Button>
    </PostForm>
  )
}

/** Hidden fields that survive a submit without JavaScript. */
function Asked({ source, tour }: { source: string; tour: string | undefined }) {
  return (
    <>
      <HiddenFormFields timed />
      <input type="hidden" name="source" value={useSubmittedValue("source", source)} />
      <input type="hidden" name="tour" value={useSubmittedValue("tour", tour ?? "")} />
    </>
  )
}
