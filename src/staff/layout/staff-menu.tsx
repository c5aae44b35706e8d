import CalendarMonthIcon from "@mui/icons-material/CalendarMonth"
import CelebrationIcon from "@mui/icons-material/Celebration"
import ContactsIcon from "@mui/icons-material/Contacts"
import DirectionsBoatIcon from "@mui/icons-material/DirectionsBoat"
import EventNoteIcon from "@mui/icons-material/EventNote"
import QuestionAnswerIcon from "@mui/icons-material/QuestionAnswer"
import StarIcon from "@mui/icons-material/Star"
import TodayIcon from "@mui/icons-material/Today"
import { Badge } from "@mui/material"
import type { ReactNode } from "react"
import { Menu, useGetList, usePermissions, useTranslate } from "react-admin"

/** How often the numbers in the navigation are counted again. */
const REFRESH_MS = 60_000

/** The navigation, with numbers of what waits. */
export function StaffMenu() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const { total: waiting = 0 } = useGetList(
    "bookings",
    { filter: { due: "answer" }, pagination: { page: 1, perPage: 1 }, sort: { field: "queue", order: "ASC" } },
    { refetchInterval: REFRESH_MS },
  )
  const { total: enquiries = 0 } = useGetList(
    "enquiries",
    { filter: { status: "new" }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: REFRESH_MS },
  )
  const { total: reviews = 0 } = useGetList(
    "reviews",
    { filter: { status: "pending" }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: REFRESH_MS },
  )
  return (
    <Menu>
      <Menu.DashboardItem
        primaryText={translate("staff.today")}
        leftIcon={<Waiting count={waiting} icon={<TodayIcon />} />}
      />
      <Menu.ResourceItem name="bookings" leftIcon={<EventNoteIcon />} />
      <Menu.ResourceItem name="enquiries" leftIcon={<Waiting count={enquiries} icon={<QuestionAnswerIcon />} />} />
      <Menu.ResourceItem name="people" leftIcon={<ContactsIcon />} />
      <Menu.ResourceItem name="reviews" leftIcon={<Waiting count={reviews} icon={<StarIcon />} />} />
      <Menu.Item to="/staff/calendar" primaryText={translate("calendar.name")} leftIcon={<CalendarMonthIcon />} />
      <Menu.ResourceItem name="departures" leftIcon={<DirectionsBoatIcon />} />
      <Menu.ResourceItem name="holidays" leftIcon={<CelebrationIcon />} />
      <Menu.ResourceItem name="uploads" />
      <Menu.ResourceItem name="tours" />
      <Menu.ResourceItem name="outbox" />
      <Menu.ResourceItem name="settings" />
      {permissions === "admin" && <Menu.ResourceItem name="users" />}
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
