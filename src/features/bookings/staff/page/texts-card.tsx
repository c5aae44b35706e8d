import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#features/bookings/booking.ts"
import type { Language } from "#i18n/localized.ts"
import { CopyButton } from "#staff/ui/copy-button.tsx"
import { Section } from "#staff/ui/section.tsx"
import { type Reader, readyText } from "../ready-texts.ts"

const READERS: Reader[] = ["guest", "driver", "guide"]

/** Texts with the booking's facts filled in, to be pasted into Zalo. */
export function TextsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const [reader, setReader] = useState<Reader>("guest")
  const [language, setLanguage] = useState<Language>(booking.language)
  const text = readyText(booking, reader, language)
  return (
    <Section title="bookings.page.texts" action={<CopyButton text={text} label="bookings.texts.copy" />}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={reader}
          onChange={(_, next: Reader | null) => next && setReader(next)}
        >
          {READERS.map((name) => (
            <ToggleButton key={name} value={name}>
              {translate(`bookings.texts.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={language}
          onChange={(_, next: Language | null) => next && setLanguage(next)}
        >
          {(["vi", "en"] as const).map((name) => (
            <ToggleButton key={name} value={name}>
              {translate(`bookings.languages.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Box sx={{ p: 1.5, bgcolor: "background.default", borderRadius: 1 }}>
        <Typography sx={{ whiteSpace: "pre-wrap" }}>{text}</Typography>
      </Box>
    </Section>
  )
}
