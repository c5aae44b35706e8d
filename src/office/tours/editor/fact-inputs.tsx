import { CheckboxGroupInput, NumberInput, SelectInput, TextInput, useLocaleState } from "react-admin"
import { needNames } from "#domain/tours/fact-names.ts"
import { GUIDE_LANGUAGES, LEVELS, NEED_TEXTS, NEEDS } from "#domain/tours/tour.ts"
import type { Language } from "#i18n/localized.ts"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import { BilingualInput, BilingualLinesInput } from "#office/ui/content/bilingual-input.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Row } from "#office/ui/row.tsx"

const MONTHS = Array.from({ length: 12 }, (_, nth) => ({ id: nth + 1, name: String(nth + 1) }))

/** What travellers ask before they book: ages, level, group, languages, months, luggage, special needs and rain. */
export function FactInputs() {
  const [locale] = useLocaleState()
  const languages = GUIDE_LANGUAGES.map((id) => ({ id, name: spokenLanguages[id][locale as Language] }))
  return (
    <>
      <Row columns={4}>
        <NumberInput
          source="facts.minAge"
          label="tours.facts.minAge"
          min={0}
          max={99}
          helperText="tours.facts.emptyHint"
        />
        <NumberInput source="facts.maxAge" label="tours.facts.maxAge" min={0} max={99} />
        <NumberInput source="facts.groupSize" label="tours.facts.groupSize" min={1} max={500} />
        <SelectInput source="facts.level" label="tours.facts.level" choices={choicesOf(LEVELS, "tours.facts.levels")} />
      </Row>
      <CheckboxGroupInput
        source="facts.guideLanguages"
        label="tours.facts.guideLanguages"
        choices={languages}
        translateChoice={false}
      />
      <CheckboxGroupInput
        source="facts.bestMonths"
        label="tours.facts.bestMonths"
        choices={MONTHS}
        translateChoice={false}
      />
      <TextInput
        source="facts.meetingAt"
        label="tours.facts.meetingAt"
        helperText="tours.facts.meetingAtHint"
        parse={(typed: string) => typed.trim() || null}
      />
      <BilingualInput source="facts.luggage" label="tours.facts.luggage" maxLength={500} />
      <CheckboxGroupInput
        source="facts.suits"
        label="tours.facts.suits"
        choices={NEEDS.map((id) => ({ id, name: needNames[id][locale as Language] }))}
        translateChoice={false}
      />
      {NEED_TEXTS.map((name) => (
        <BilingualInput key={name} source={`facts.${name}`} label={`tours.facts.${name}`} maxLength={500} />
      ))}
      <BilingualInput source="facts.rain" label="tours.facts.rain" maxLength={500} />
    </>
  )
}

const NEW_QUESTION = { question: { en: "", vi: "" }, answer: { en: "", vi: "" } }

/** What guests bring, and what they ask before they book. */
export function PreparationInputs() {
  return (
    <>
      <BilingualLinesInput source="packing" itemLabel="tours.preparation.item" />
      <ItemsInput source="questions" add="tours.preparation.add" item={NEW_QUESTION}>
        <BilingualInput source="question" label="tours.preparation.question" isRequired maxLength={300} />
        <BilingualInput source="answer" label="tours.preparation.answer" isRequired multiline maxLength={3000} />
      </ItemsInput>
    </>
  )
}
