import AddIcon from "@mui/icons-material/Add"
import { Box, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { Button, Confirm, List, TopToolbar, useListContext, useTranslate } from "react-admin"
import type { Holiday } from "#features/holidays/holiday.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { HolidayDialog } from "./holiday-dialog.tsx"

type Row = Holiday & { id: string; version: number }

/** Holidays that are not over, by date. */
export default function HolidayListScreen() {
  return (
    <List title="holidays.name" actions={<Toolbar />} pagination={false} perPage={500} empty={false}>
      <Holidays />
    </List>
  )
}

function Toolbar() {
  const translate = useTranslate()
  const [isAdding, setAdding] = useState(false)
  return (
    <TopToolbar>
      <Button variant="contained" label={translate("holidays.add")} onClick={() => setAdding(true)}>
        <AddIcon />
      </Button>
      {isAdding && <HolidayDialog onClose={() => setAdding(false)} />}
    </TopToolbar>
  )
}

function Holidays() {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<Row>()
  return (
    <Box sx={{ p: 2.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate("holidays.about")}
      </Typography>
      {!isPending && data.length === 0 && <Typography sx={{ mt: 1 }}>{translate("holidays.none")}</Typography>}
      {data.map((holiday) => (
        <HolidayRow key={holiday._id} holiday={holiday} />
      ))}
    </Box>
  )
}

function HolidayRow({ holiday }: { holiday: Row }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const [open, setOpen] = useState<"edit" | "delete">()
  const { _id, name, from, to, surchargePercent, noRefund, noChange } = holiday
  const close = () => setOpen(undefined)
  const day = (date: string) => formatDate(date, language, "short")
  const rules = [
    surchargePercent > 0 ? translate("holidays.surcharge", { n: surchargePercent }) : translate("holidays.noSurcharge"),
    noRefund && translate("holidays.noRefund"),
    noChange && translate("holidays.noChange"),
  ]
  const remove = async () => {
    if (await call({ path: `/holidays/${_id}`, method: "DELETE", done: "holidays.removed" })) close()
  }
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        mt: 1,
      }}
    >
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{inLanguage(name, language)}</Typography>
        <Typography variant="body2">
          {from === to ? day(from) : `${day(from)} – ${day(to)}`} · {rules.filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button label={translate("departures.actions.edit")} variant="outlined" onClick={() => setOpen("edit")} />
        <Button label={translate("holidays.remove")} color="error" onClick={() => setOpen("delete")} />
      </Stack>
      {open === "edit" && <HolidayDialog holiday={holiday} onClose={close} />}
      <Confirm
        isOpen={open === "delete"}
        loading={isSending}
        title={translate("holidays.removeQuestion")}
        content={translate("holidays.removeText")}
        onConfirm={remove}
        onClose={close}
      />
    </Box>
  )
}
