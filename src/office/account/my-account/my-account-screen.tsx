import { Box, Stack, Typography } from "@mui/material"
import { Title, useGetIdentity, useTranslate } from "react-admin"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Section } from "#office/ui/section.tsx"
import { SecondStepSection } from "./second-step-section.tsx"
import { SessionsSection } from "./sessions-section.tsx"

/** What people see and change about their own account. */
export default function MyAccountScreen() {
  const { identity } = useGetIdentity()
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 840 }}>
      <Title title="myAccount.name" />
      <PersonSection name={identity?.fullName ?? ""} email={String(identity?.email ?? "")} />
      <SecondStepSection />
      <SessionsSection />
    </Stack>
  )
}

function PersonSection({ name, email }: { name: string; email: string }) {
  const translate = useTranslate()
  return (
    <Section title="myAccount.person">
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {name} · {email}
        </Typography>
        <ActionButton label={translate("myAccount.toProfile")} href="/profile" target="_blank" variant="outlined" />
      </Box>
    </Section>
  )
}
