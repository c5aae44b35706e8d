import { Box } from "@mui/material"
import { useState } from "react"
import { BooleanInput, NumberInput, TextInput } from "react-admin"
import type { Holiday } from "#features/holidays/holiday.ts"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"

type Props = { holiday?: Holiday & { version: number }; onClose: () => void }

const EMPTY = { name: { en: "", vi: "" }, from: "", to: "", surchargePercent: 0, noRefund: false, noChange: false }
const pair = { display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }
const shrunk = { inputLabel: { shrink: true } }

/** Adds or changes a holiday. */
export function HolidayDialog({ holiday, onClose }: Props) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(holiday)
  const save = ({ name, from, to, surchargePercent, noRefund, noChange }: Record<string, unknown>, key: string) => {
    const { en, vi } = name as { en?: string | null; vi?: string | null }
    const body = {
      name: { en: en || vi || "", vi: vi ?? "" },
      from: from ?? "",
      to: to || from || "",
      surchargePercent: surchargePercent ?? 0,
      noRefund,
      noChange,
    }
    return opened
      ? callApi(`/holidays/${opened._id}`, { method: "PUT", body: { ...body, version: opened.version } })
      : callApi("/holidays", { method: "POST", body, key })
  }
  return (
    <FormDialog
      title={opened ? "holidays.edit" : "holidays.add"}
      values={opened ?? EMPTY}
      save={save}
      done="holidays.saved"
      submit="holidays.save"
      onClose={onClose}
    >
      <Box sx={pair}>
        <TextInput source="name.vi" label="holidays.fields.nameVi" />
        <TextInput source="name.en" label="holidays.fields.nameEn" />
        <TextInput source="from" type="date" label="holidays.fields.from" slotProps={shrunk} />
        <TextInput source="to" type="date" label="holidays.fields.to" slotProps={shrunk} />
        <NumberInput source="surchargePercent" label="holidays.fields.surcharge" min={0} max={300} step={1} />
      </Box>
      <BooleanInput source="noRefund" label="holidays.fields.noRefund" />
      <BooleanInput source="noChange" label="holidays.fields.noChange" />
    </FormDialog>
  )
}
