import { useState } from "react"
import { SelectInput, TextInput, useSourceContext, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import {
  COLUMN_FIELDS,
  COLUMN_TEMPLATES,
  type ColumnField,
  type ColumnSetup,
} from "#domain/invoices/handover/columns.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { FillChips } from "#office/ui/forms/fill-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Row } from "#office/ui/row.tsx"

/** The choice of a column with the same text in each row. */
const CONSTANT = "constant"
type Column = { heading: string | null; field: ColumnField | typeof CONSTANT; text: string | null }
type Setup = { columns: ColumnSetup[]; version: number }

const toColumn = ({ field, ...column }: ColumnSetup): Column => ({ ...column, field: field ?? CONSTANT })
const toSetup = ({ heading, field, text }: Column): ColumnSetup => {
  const isConstant = field === CONSTANT
  return { heading: heading ?? "", field: isConstant ? null : field, text: isConstant ? (text ?? "") : "" }
}
const NEW_COLUMN: Column = { heading: "", field: CONSTANT, text: "" }
const TEMPLATES = [
  { label: "MISA", value: COLUMN_TEMPLATES.misa.map(toColumn) },
  { label: "Viettel", value: COLUMN_TEMPLATES.viettel.map(toColumn) },
]

/** Arranges the columns of the provider's file. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useApi<Setup>("/invoices/columns", { staleTime: 0 })
  return data ? <Columns setup={data} onClose={onClose} /> : null
}

function Columns({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const translate = useTranslate()
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [{ columns, version }] = useState(setup)
  return (
    <FormDialog<{ columns: Column[] }>
      title="invoices.columns.title"
      values={{ columns: columns.map(toColumn) }}
      save={({ columns }) =>
        callApi("/invoices/columns", { method: "PUT", body: { columns: (columns ?? []).map(toSetup), version } })
      }
      done="invoices.columns.saved"
      submit="invoices.columns.save"
      onClose={onClose}
      maxWidth="md"
    >
      <Hint sx={{ mb: 1.5 }}>{translate("invoices.columns.about")}</Hint>
      <Hint sx={{ mb: 0.5 }}>{translate("invoices.columns.start")}</Hint>
      <FillChips source="columns" texts={TEMPLATES} />
      <ItemsInput source="columns" label={false} add="invoices.columns.add" item={NEW_COLUMN}>
        <ColumnInputs />
      </ItemsInput>
      <FieldMessage source="columns" />
    </FormDialog>
  )
}

function ColumnInputs() {
  const language = useStaffLanguage()
  const { getSource } = useSourceContext()
  const isConstant = useWatch({ name: getSource("field") }) === CONSTANT
  const fields = keysOf(COLUMN_FIELDS).map((id) => ({ id, name: COLUMN_FIELDS[id][language] }))
  const translate = useTranslate()
  return (
    <Row columns={isConstant ? 3 : 2}>
      <TextInput source="heading" label="invoices.columns.heading" isRequired />
      <SelectInput
        source="field"
        label="invoices.columns.field"
        choices={[{ id: CONSTANT, name: translate("invoices.columns.constant") }, ...fields]}
        translateChoice={false}
        isRequired
      />
      {isConstant && <TextInput source="text" label="invoices.columns.text" />}
    </Row>
  )
}
