import { useState } from "react"
import { travelledAsNames } from "#domain/reviews/byline-messages.ts"
import { buildReviewEntry } from "#domain/reviews/form/review-draft.ts"
import type { ReviewEntry } from "#domain/reviews/form/review-entry.schema.ts"
import { MAX_NAME, type ReviewTask, STARS, TEXT_LENGTH, TRAVELLED_AS } from "#domain/reviews/review.ts"
import { countryName } from "#i18n/country-name.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { COUNTRIES } from "#lib/countries.ts"
import { Button } from "#site/ui/button.tsx"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { SelectField, TextArea, TextField } from "#site/ui/form/field.tsx"
import { FieldError } from "#site/ui/form/field-error.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useSubmittedValue } from "#site/ui/form/server-form-state.tsx"
import { useSubmit } from "#site/ui/form/use-submit.ts"
import { Icon } from "#site/ui/icon.tsx"
import { screenMessages as texts } from "./messages.ts"
import { buildProofQuery, type Proof, sendReview } from "./queries.ts"

const loadCheck = () => import("./review-check.ts")

type Props = { task: ReviewTask; proof: Proof; onSent: (task: ReviewTask) => void }

export function ReviewForm({ task, proof, onSent }: Props) {
  const t = useTranslate()
  const { ids, sending, submit, ...form } = useReviewForm(proof, onSent)
  const { errors, mend } = form.problems
  const written = task.review
  return (
    <PostForm
      form={form}
      page={`/review?${buildProofQuery(proof)}`}
      onSubmit={submit}
      onFocus={() => void loadCheck().catch(() => {})}
      className="relative mt-6 grid gap-6"
    >
      <StarsField
        id={ids.rating ?? ""}
        chosen={written?.rating}
        error={errors.rating}
        onChoose={() => mend("rating")}
      />
      <TextArea
        id={ids.text}
        name="text"
        label={t(texts.text)}
        hint={t(texts.textHint)}
        rows={7}
        maxLength={TEXT_LENGTH.max}
        defaultValue={written?.text}
        required
        error={errors.text}
      />
      <WriterFields task={task} ids={ids} errors={errors} />
      <Checkbox
        id={ids.consent}
        name="consent"
        label={t(texts.consent)}
        defaultChecked={written !== null}
        error={errors.consent}
      />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {t(sending ? texts.sending : written ? texts.change : texts.send)}
      </Button>
    </PostForm>
  )
}

type WriterProps = { task: ReviewTask; ids: Record<string, string>; errors: Record<string, string> }

function WriterFields({ task, ids, errors }: WriterProps) {
  const t = useTranslate()
  const language = useLanguage()
  const countries = COUNTRIES.map(({ code }) => ({ code, name: inLanguage(countryName(code), language) })).toSorted(
    (a, b) => a.name.localeCompare(b.name, language),
  )
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        id={ids.name}
        name="name"
        label={t(texts.name)}
        hint={t(texts.nameHint)}
        maxLength={MAX_NAME}
        autoComplete="off"
        defaultValue={task.review?.name ?? task.suggestedName}
        required
        error={errors.name}
      />
      <SelectField
        id={ids.travelledAs}
        name="travelledAs"
        label={t(texts.travelledAs)}
        defaultValue={task.review?.travelledAs ?? ""}
        error={errors.travelledAs}
      >
        <option value="">{t(texts.noCountry)}</option>
        {TRAVELLED_AS.map((travelledAs) => (
          <option key={travelledAs} value={travelledAs}>
            {t(travelledAsNames[travelledAs])}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={ids.country}
        name="country"
        label={t(texts.country)}
        hint={t(texts.countryHint)}
        defaultValue={task.review?.country ?? ""}
        error={errors.country}
      >
        <option value="">{t(texts.noCountry)}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const FIELDS = ["rating", "text", "name", "country", "travelledAs", "consent"]

function useReviewForm(proof: Proof, onSent: Props["onSent"]) {
  const language = useLanguage()
  const { submitting, ...state } = useSubmit("/review", FIELDS, texts.failed)

  const submit = submitting({
    read: (form) => ({ ...buildReviewEntry(form), language }),
    check: async (entry) => (await loadCheck()).checkReview(entry, language),
    // checkReview has made sure that consent is given.
    send: async (entry) => onSent(await sendReview(proof, entry as ReviewEntry, language)),
  })
  return { ...state, submit }
}

type StarsFieldProps = { id: string; chosen: number | undefined; error: string | undefined; onChoose: () => void }

function StarsField({ id, chosen: before, error, onChoose }: StarsFieldProps) {
  const t = useTranslate()
  const begun = Number(useSubmittedValue("rating", before)) || undefined
  const [chosen, setChosen] = useState(begun)
  const choose = (stars: number) => {
    setChosen(stars)
    onChoose()
  }
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
      <legend className="mb-1 font-semibold">{t(texts.stars)}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex flex-wrap">
          {STARS.map((stars) => (
            <label key={stars} className="star-choice">
              <input
                id={stars === 1 ? id : undefined}
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={begun === stars}
                onChange={() => choose(stars)}
              />
              <span className="sr-only">{t(texts.starNames[stars - 1] ?? texts.stars)}</span>
              <Icon name="star" className="size-8 stroke-[1.5]" />
            </label>
          ))}
        </div>
        <span aria-hidden="true">{chosen === undefined ? "" : t(texts.starNames[chosen - 1] ?? texts.stars)}</span>
      </div>
    </fieldset>
  )
}
