import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import { BilingualLinesInput } from "#staff/ui/content/bilingual-lines-input.tsx"
import { ItemsInput } from "#staff/ui/content/items-input.tsx"

const NEW_QUESTION = { question: { en: "", vi: "" }, answer: { en: "", vi: "" } }

/** What guests bring, and what they ask before they book. */
export function PreparationInputs() {
  return (
    <>
      <BilingualLinesInput source="packing" label="content.fields.packing" itemLabel="tours.preparation.item" />
      <ItemsInput source="questions" label="content.fields.questions" add="tours.preparation.add" item={NEW_QUESTION}>
        <BilingualInput source="question" label="tours.preparation.question" isRequired maxLength={300} />
        <BilingualInput source="answer" label="tours.preparation.answer" isRequired multiline maxLength={3000} />
      </ItemsInput>
    </>
  )
}
