import EventNoteIcon from "@mui/icons-material/EventNote"
import PeopleIcon from "@mui/icons-material/People"
import QuestionAnswerIcon from "@mui/icons-material/QuestionAnswer"
import StarIcon from "@mui/icons-material/Star"
import { tanStackRouterProvider } from "ra-router-tanstack"
import { lazy } from "react"
import { Admin, Resource } from "react-admin"
import { BookingListScreen } from "#features/bookings/staff/list/booking-list-screen.tsx"
import { NewBookingScreen } from "#features/bookings/staff/new-booking/new-booking-screen.tsx"
import { BookingScreen } from "#features/bookings/staff/page/booking-screen.tsx"
import { authProvider } from "./auth-provider.ts"
import { dataProvider } from "./data-provider.ts"
import { i18nProvider } from "./i18n/i18n-provider.ts"
import { StaffLayout } from "./layout/layout.tsx"
import { LoginScreen } from "./layout/login-screen.tsx"
import { theme } from "./theme.ts"
import { TodayScreen } from "./today/today-screen.tsx"

const EnquiryListScreen = lazy(async () => {
  const { EnquiryListScreen } = await import("#features/enquiries/staff/enquiry-list-screen.tsx")
  return { default: EnquiryListScreen }
})
const EnquiryScreen = lazy(async () => {
  const { EnquiryScreen } = await import("#features/enquiries/staff/enquiry-screen.tsx")
  return { default: EnquiryScreen }
})
const ReviewListScreen = lazy(async () => {
  const { ReviewListScreen } = await import("#features/reviews/staff/review-list-screen.tsx")
  return { default: ReviewListScreen }
})
const ReviewScreen = lazy(async () => {
  const { ReviewScreen } = await import("#features/reviews/staff/review-screen.tsx")
  return { default: ReviewScreen }
})
const PersonListScreen = lazy(async () => {
  const { PersonListScreen } = await import("#features/people/staff/person-list-screen.tsx")
  return { default: PersonListScreen }
})
const PersonScreen = lazy(async () => {
  const { PersonScreen } = await import("#features/people/staff/person-screen.tsx")
  return { default: PersonScreen }
})

/** The back office. */
export function StaffApp() {
  return (
    <Admin
      title="Ghé"
      basename="/staff"
      routerProvider={tanStackRouterProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={theme}
      darkTheme={null}
      layout={StaffLayout}
      loginPage={LoginScreen}
      dashboard={TodayScreen}
      requireAuth
      disableTelemetry
    >
      <Resource
        name="bookings"
        options={{ label: "bookings.name" }}
        icon={EventNoteIcon}
        recordRepresentation="reference"
        list={BookingListScreen}
        show={BookingScreen}
        create={NewBookingScreen}
      />
      <Resource
        name="enquiries"
        options={{ label: "enquiries.name" }}
        icon={QuestionAnswerIcon}
        recordRepresentation="subject"
        list={EnquiryListScreen}
        show={EnquiryScreen}
      />
      <Resource
        name="people"
        options={{ label: "people.name" }}
        icon={PeopleIcon}
        recordRepresentation="name"
        list={PersonListScreen}
        show={PersonScreen}
      />
      <Resource
        name="reviews"
        options={{ label: "reviews.name" }}
        icon={StarIcon}
        recordRepresentation="name"
        list={ReviewListScreen}
        show={ReviewScreen}
      />
    </Admin>
  )
}
