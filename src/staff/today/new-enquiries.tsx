import { Box, Typography } from "@mui/material"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import type { EnquiryRow } from "#features/enquiries/enquiry.ts"
import { formatInstant } from "#i18n/format.ts"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

/** Requests for advice and messages that nobody has answered, the longest waiting first. */
export function NewEnquiries() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data = [], total } = useGetList<EnquiryRow & { id: string }>("enquiries", {
    filter: { status: "new", sort: "waiting" },
    pagination: { page: 1, perPage: 8 },
  })
  return (
    <Section title={translate("staff.todayScreen.enquiries")}>
      {total === 0 && <Typography color="text.secondary">{translate("staff.todayScreen.noEnquiries")}</Typography>}
      {data.map(({ id, subject, name, createdAt }) => (
        <Box
          key={id}
          component={LinkBase}
          to={`/staff/enquiries/${id}/show`}
          sx={{
            display: "block",
            py: 1,
            borderTop: 1,
            borderColor: "divider",
            color: "inherit",
            textDecoration: "none",
          }}
        >
          <Typography>{subject}</Typography>
          <Typography variant="body2" color="text.secondary">
            {name} · {formatInstant(createdAt, language)}
          </Typography>
        </Box>
      ))}
    </Section>
  )
}
