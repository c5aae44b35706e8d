import { Box, Button, Typography } from "@mui/material"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

/** Confirmed trips that are over: did they take place? */
export function ToComplete() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { data = [], total } = useGetList<StaffBookingRow & { id: string }>("bookings", {
    filter: { due: "completion" },
    pagination: { page: 1, perPage: 8 },
    sort: { field: "travelDate", order: "ASC" },
  })
  const complete = (id: string, version: number) =>
    call({ path: `/bookings/${id}/complete`, body: { version }, done: "bookings.actions.completed" })
  return (
    <Section title={translate("staff.todayScreen.toComplete")}>
      {total === 0 && <Typography color="text.secondary">{translate("staff.todayScreen.noneToComplete")}</Typography>}
      {data.map(({ id, product, travelDate, customerInfo, version }) => (
        <Box
          key={id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            py: 1,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Box
            component={LinkBase}
            to={`/staff/bookings/${id}/show`}
            sx={{ flex: "1 1 180px", minWidth: 0, color: "inherit", textDecoration: "none" }}
          >
            <Typography>{inLanguage(product.name, language)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {formatDate(travelDate, language, "short")} · {customerInfo.name}
            </Typography>
          </Box>
          <Button size="small" variant="outlined" disabled={isSending} onClick={() => complete(id, version)}>
            {translate("bookings.actions.complete")}
          </Button>
        </Box>
      ))}
    </Section>
  )
}
