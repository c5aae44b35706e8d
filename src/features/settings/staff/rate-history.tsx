import { Box, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useRecordContext, useTranslate } from "react-admin"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { callApi } from "#staff/http.ts"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

type Rate = { vndPerUsd: number; date: string }
type Revision = { at: string; by: string | null; before: { exchangeRate?: Rate }; after: { exchangeRate?: Rate } }

/** Who changed the exchange rate, and when. */
export function RateHistory() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const version = useRecordContext()?.version
  const { data, isPending } = useQuery<Revision[]>({
    queryKey: ["settings", "pricing", "changes", version],
    queryFn: async () => (await callApi("/settings/group/pricing/changes?limit=20")).data,
  })
  const number = (rate: number) => rate.toLocaleString(language === "vi" ? "vi-VN" : "en-US")
  return (
    <Section title={translate("settings.history.title")}>
      {!isPending && !data?.length && (
        <Typography color="text.secondary">{translate("settings.history.none")}</Typography>
      )}
      {data?.map(({ at, by, before, after }) => (
        <Box key={at} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Typography>
            {after.exchangeRate &&
              translate("settings.history.rate", {
                rate: number(after.exchangeRate.vndPerUsd),
                date: formatDate(after.exchangeRate.date, language, "short"),
              })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {by ?? translate("settings.history.unknown")} · {formatInstant(at, language)}
            {before.exchangeRate &&
              ` · ${translate("settings.history.from", { rate: number(before.exchangeRate.vndPerUsd) })}`}
          </Typography>
        </Box>
      ))}
    </Section>
  )
}
