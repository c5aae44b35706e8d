import type { TourCard } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { Button } from "#site/ui/button.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { FormStep } from "#site/ui/form/form-steps.tsx"
import { Honeypot } from "#site/ui/form/honeypot.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { HiddenFormFields, useSubmittedValue } from "#site/ui/form/server-form-state.tsx"
import { PersonFields, TripFields, WishFields } from "./consultation-fields.tsx"
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
      <RequestForm {...props} />
    </FormDraft>
  )
}

function RequestForm({ source, tour, page, onSent }: Props) {
  const t = useTranslate()
  const { field, sending, submit, steps, ...form } = useConsultationForm({ source, tour, page, onSent })
  return (
    <PostForm
      form={form}
      page={page}
      lead={<p className="text-soft">{t(texts.lead)}</p>}
      onSubmit={submit}
      className="relative grid gap-8"
    >
      <FormStep step={1} steps={steps} title={t(texts.trip)}>
        <PersonFields field={field} />
        <TextField
          {...field("subject")}
          label={t(texts.subject)}
          hint={t(texts.subjectHint)}
          defaultValue={tour && interpolate(t(texts.about), { tour: t(tour.title) })}
          required
        />
        <TripFields field={field} />
      </FormStep>
      <FormStep
        step={2}
        steps={steps}
        title={t(texts.wish)}
        submit={
          <Button type="submit" disabled={sending} className="grow">
            {t(sending ? texts.submitting : texts.submit)}
          </Button>
        }
      >
        <WishFields field={field} />
      </FormStep>
      <Honeypot />
      {page && <Asked source={source} tour={tour?.slug} />}
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
