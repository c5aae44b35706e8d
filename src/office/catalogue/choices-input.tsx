import { BooleanInput, SelectInput, useTranslate } from "react-admin"
import { CHOICE_UNITS } from "#domain/catalogue/content.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"

const NEW_OPTION = { code: null, name: { en: "", vi: "" }, price: null, alone: false }
const NEW_CHOICE = { code: null, name: { en: "", vi: "" }, per: "room", isRequired: false, options: [NEW_OPTION] }

/** Rooms, seats and what else guests choose, with their prices. */
export function ChoicesInput() {
  const translate = useTranslate()
  const units = CHOICE_UNITS.map((id) => ({ id, name: translate(`catalogue.choices.units.${id}`) }))
  return (
    <>
      <ItemsInput
        source="priceRules.choices"
        label="catalogue.choices.title"
        helperText="catalogue.choices.hint"
        getItemLabel={(index) => translate("catalogue.choices.choice", { n: index + 1 })}
        add="catalogue.choices.add"
        item={NEW_CHOICE}
      >
        <BilingualInput source="name" isRequired maxLength={120} />
        <SelectInput source="per" label="catalogue.choices.per" choices={units} translateChoice={false} isRequired />
        <BooleanInput source="isRequired" label="catalogue.choices.isRequired" />
        <ItemsInput
          source="options"
          label="catalogue.choices.options"
          add="catalogue.choices.addOption"
          item={NEW_OPTION}
        >
          <BilingualInput source="name" label="catalogue.choices.option" isRequired maxLength={120} />
          <MoneyInput source="price" label="catalogue.choices.price" />
          <BooleanInput source="alone" label="catalogue.choices.alone" />
        </ItemsInput>
      </ItemsInput>
      <FieldMessage source="priceRules.choices" />
    </>
  )
}
