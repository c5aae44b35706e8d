import EventNoteIcon from "@mui/icons-material/EventNote"
import QuestionAnswerIcon from "@mui/icons-material/QuestionAnswer"
import TodayIcon from "@mui/icons-material/Today"
import { Badge } from "@mui/material"
import type { ReactNode } from "react"
import { Menu, useGetList, useTranslate } from "react-admin"

/** How often the numbers in the navigation are counted again. */
const REFRESH_MS = 60_000

/** The navigation, with numbers of what waits. */
export function StaffMenu() {
  const translate = useTranslate()
  const { total: waiting = 0 } = useGetList(
    "bookings",
    { filter: { due: "answer" }, pagination: { page: 1, perPage: 1 }, sort: { field: "queue", order: "ASC" } },
    { refetchInterval: REFRESH_MS },
  )
  const { total: enquiries = 0 } = useGetList(
    "consultations",
    { filter: { status: "new" }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: REFRESH_MS },
  )
  return (
    <Menu>
      <Menu.DashboardItem
        primaryText={translate("staff.today")}
        leftIcon={<Waiting count={waiting} icon={<TodayIcon />} />}
      />
      <Menu.ResourceItem name="bookings" leftIcon={<EventNoteIcon />} />
      <Menu.ResourceItem name="consultations" leftIcon={<Waiting count={enquiries} icon={<QuestionAnswerIcon />} />} />
      <Menu.ResourceItem name="tours" />
      <Menu.ResourceItem name="transfers" />
      <Menu.ResourceItem name="products" />
      <Menu.ResourceItem name="tourCategories" />
      <Menu.ResourceItem name="blogs" />
      <Menu.ResourceItem name="uploads" />
    </Menu>
  )
}

function Waiting({ count, icon }: { count: number; icon: ReactNode }) {
  return (
    <Badge badgeContent={count} color="error" max={99}>
      {icon}
    </Badge>
  )
}
