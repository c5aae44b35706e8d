import { Box } from "@mui/material"
import { SelectInput, TextInput, useTranslate } from "react-admin"
import { CHANNELS, type Channel } from "#domain/contact-log/contact-log.ts"
import { hanoiDate } from "#lib/today.ts"
import { callApi } from "#office/frame/http.ts"
import { DateInput, TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { FillChips } from "#office/ui/forms/fill-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { About } from "./about.ts"
import { contactLogMessages } from "./messages.ts"

type Values = { channel: Channel; text: string; date?: string; time?: string }
type Props = { about: About; onClose: () => void }

const DEFAULT_TIME = "09:00"

/** Notes a call or message, with a reminder if a day is chosen. */
export function ContactDialog({ about, onClose }: Props) {
  const translate = useTranslate()
  const texts = Object.keys(contactLogMessages.ready).map((name) => {
    const text = translate(`contactLog.ready.${name}`)
    return { label: text, value: text }
  })
  return (
    <FormDialog<Values>
      title="contactLog.add"
      values={{ channel: "call", text: "", date: "", time: DEFAULT_TIME }}
      save={({ channel, text, date, time }, key) => {
        const remindAt = date ? { date, time: time || DEFAULT_TIME } : undefined
        const body = { ...about, channel, text: text ?? "", ...(remindAt && { remindAt }) }
        return callApi("/contact-log", { method: "POST", body, key })
      }}
      isReady={({ text }) => Boolean(text?.trim())}
      done="contactLog.added"
      submit="bookings.actions.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput
        source="channel"
        label="contactLog.channel"
        choices={choicesOf(CHANNELS, "contactLog.channels")}
        isRequired
      />
      <FillChips source="text" texts={texts} />
      <TextInput source="text" label="contactLog.text" isRequired multiline minRows={2} autoFocus />
      <Box sx={{ display: "grid", columnGap: 1, gridTemplateColumns: "2fr 1fr" }}>
        <DateInput source="date" label="contactLog.remindOn" min={hanoiDate()} />
        <TimeInput source="time" label="contactLog.remindAt" />
      </Box>
    </FormDialog>
  )
}
