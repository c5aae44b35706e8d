import AddIcon from "@mui/icons-material/Add"
import { Box } from "@mui/material"
import { useState } from "react"
import { BooleanInput, NumberInput, TextInput, useTranslate } from "react-admin"
import type { Holiday } from "#domain/holidays/holiday.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { saveRow } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { RemoveButton } from "#office/ui/forms/remove-button.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"

type Row = Holiday & { id: string; version: number }

/** Holidays that are not over, by date. */
export default function HolidayListScreen() {
  const translate = useTranslate()
  const add = (
    <DialogButton
      label="holidays.add"
      variant="contained"
      size="small"
      startIcon={<AddIcon />}
      dialog={(onClose) => <HolidayDialog onClose={onClose} />}
    />
  )
  return (
    <StaffList<Row>
      perPage="all"
      toolbar={add}
      empty="holidays.none"
      row={(holiday) => <HolidayRow holiday={holiday} />}
    >
      <Hint sx={{ mb: 1 }}>{translate("holidays.about")}</Hint>
    </StaffList>
  )
}

function HolidayRow({ holiday }: { holiday: Row }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, name, from, to, surchargePercent, noRefund, noChange } = holiday
  const day = (date: string) => formatDate(date, language, "short")
  const rules = [
    surchargePercent > 0 ? translate("holidays.surcharge", { n: surchargePercent }) : translate("holidays.noSurcharge"),
    noRefund && translate("holidays.noRefund"),
    noChange && translate("holidays.noChange"),
  ]
  return (
    <ListRow
      title={inLanguage(name, language)}
      lines={[withDots(from === to ? day(from) : `${day(from)} – ${day(to)}`, ...rules)]}
    >
      <DialogButton
        label="departures.actions.edit"
        variant="outlined"
        size="small"
        dialog={(onClose) => <HolidayDialog holiday={holiday} onClose={onClose} />}
      />
      <RemoveButton path={`/holidays/${_id}`} texts="holidays" size="small" />
    </ListRow>
  )
}

type DialogProps = { holiday?: Holiday & { version: number }; onClose: () => void }

type Values = Omit<Holiday, "_id">
const EMPTY: Values = {
  name: { en: "", vi: "" },
  from: "",
  to: "",
  surchargePercent: 0,
  noRefund: false,
  noChange: false,
}
const pair = { display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }

/** Adds or changes a holiday. */
function HolidayDialog({ holiday, onClose }: DialogProps) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(holiday)
  const save = ({ name, from, to, surchargePercent, ...rules }: Typed<Values>, key: string) => {
    const { en, vi } = name ?? EMPTY.name
    const body = {
      name: { en: en || vi || "", vi: vi ?? "" },
      from: from ?? "",
      to: to || from || "",
      surchargePercent: surchargePercent ?? 0,
      ...pick(rules, "noRefund", "noChange"),
    }
    return saveRow("/holidays", opened, body, key)
  }
  return (
    <FormDialog<Values>
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
        <DateInput source="from" label="holidays.fields.from" />
        <DateInput source="to" label="holidays.fields.to" />
        <NumberInput source="surchargePercent" label="holidays.fields.surcharge" min={0} max={300} step={1} />
      </Box>
      <BooleanInput source="noRefund" label="holidays.fields.noRefund" />
      <BooleanInput source="noChange" label="holidays.fields.noChange" />
    </FormDialog>
  )
}
