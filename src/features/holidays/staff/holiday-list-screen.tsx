import AddIcon from "@mui/icons-material/Add"
import { useTranslate } from "react-admin"
import type { Holiday } from "#features/holidays/holiday.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { callApi } from "#staff/http.ts"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { StaffList } from "#staff/ui/list/staff-list.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { HolidayDialog } from "./holiday-dialog.tsx"

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
      lines={[`${from === to ? day(from) : `${day(from)} – ${day(to)}`} · ${rules.filter(Boolean).join(" · ")}`]}
    >
      <DialogButton
        label="departures.actions.edit"
        variant="outlined"
        size="small"
        dialog={(onClose) => <HolidayDialog holiday={holiday} onClose={onClose} />}
      />
      <DialogButton
        label="holidays.remove"
        color="error"
        size="small"
        dialog={(onClose) => (
          <FormDialog
            title="holidays.removeQuestion"
            save={() => callApi(`/holidays/${_id}`, { method: "DELETE" })}
            done="holidays.removed"
            submit="holidays.remove"
            isDangerous
            onClose={onClose}
          >
            {translate("holidays.removeText")}
          </FormDialog>
        )}
      />
    </ListRow>
  )
}
