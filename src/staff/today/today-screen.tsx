import { Box } from "@mui/material"
import { Title } from "react-admin"
import { CalledOffTrips } from "./called-off-trips.tsx"
import { DeparturesToDecide } from "./departures-to-decide.tsx"
import { FailedMails } from "./failed-mails.tsx"
import { NewEnquiries } from "./new-enquiries.tsx"
import { RequestsToAnswer } from "./requests-to-answer.tsx"
import { ToComplete } from "./to-complete.tsx"
import { UpcomingTrips } from "./upcoming-trips.tsx"

/** The start page: everything that needs an action, one row each. */
export function TodayScreen() {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        py: 2,
        alignItems: "start",
        gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <Title title="staff.today" />
      <Box sx={{ display: "grid", gap: 2 }}>
        <RequestsToAnswer />
        <CalledOffTrips />
        <DeparturesToDecide />
        <UpcomingTrips />
      </Box>
      <Box sx={{ display: "grid", gap: 2 }}>
        <NewEnquiries />
        <ToComplete />
        <FailedMails />
      </Box>
    </Box>
  )
}
