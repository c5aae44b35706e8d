import { Box, Stack, Typography } from "@mui/material"
import { useState } from "react"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { type Reader, readyText } from "#domain/bookings/staff/ready-texts.ts"
import type { Language } from "#i18n/localized.ts"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Section } from "#office/ui/section.tsx"
import { Toggle } from "#office/ui/toggle.tsx"
import { useHowToPay } from "../use-how-to-pay.ts"

const READERS: Reader[] = ["guest", "driver", "guide"]
const LANGUAGES: Language[] = ["vi", "en"]

/** Texts with the booking's facts filled in, to be pasted into Zalo. */
export function TextsCard({ booking }: { booking: StaffBooking }) {
  const [reader, setReader] = useState<Reader>("guest")
  const [language, setLanguage] = useState<Language>(booking.language)
  const text = readyText(booking, reader, language, useHowToPay())
  return (
    <Section title="bookings.page.texts" action={<CopyButton text={text} label="bookings.texts.copy" />}>
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 1 }}>
        <Toggle choices={choicesOf(READERS, "bookings.texts")} value={reader} onChange={setReader} />
        {reader === "guest" && (
          <Toggle choices={choicesOf(LANGUAGES, "bookings.languages")} value={language} onChange={setLanguage} />
        )}
      </Stack>
      <Box sx={{ p: 1.5, bgcolor: "background.default", borderRadius: 1 }}>
        <Typography sx={{ whiteSpace: "pre-wrap" }}>{text}</Typography>
      </Box>
    </Section>
  )
}
