import AddShoppingCartIcon from "@mui/icons-material/AddShoppingCart"
import AirportShuttleIcon from "@mui/icons-material/AirportShuttle"
import ArticleIcon from "@mui/icons-material/Article"
import CategoryIcon from "@mui/icons-material/Category"
import CelebrationIcon from "@mui/icons-material/Celebration"
import ContactsIcon from "@mui/icons-material/Contacts"
import DirectionsBoatIcon from "@mui/icons-material/DirectionsBoat"
import EventNoteIcon from "@mui/icons-material/EventNote"
import MailIcon from "@mui/icons-material/Mail"
import MapIcon from "@mui/icons-material/Map"
import PeopleIcon from "@mui/icons-material/People"
import PhotoLibraryIcon from "@mui/icons-material/PhotoLibrary"
import QuestionAnswerIcon from "@mui/icons-material/QuestionAnswer"
import SettingsIcon from "@mui/icons-material/Settings"
import StarIcon from "@mui/icons-material/Star"
import { tanStackRouterProvider } from "ra-router-tanstack"
import { lazy } from "react"
import { Admin, CustomRoutes, Resource } from "react-admin"
import { userScreens } from "#features/account/staff/screens/user-screens.ts"
import { postScreens } from "#features/blog/staff/editor/post-screens.ts"
import { BookingListScreen } from "#features/bookings/staff/list/booking-list-screen.tsx"
import { NewBookingScreen } from "#features/bookings/staff/new-booking/new-booking-screen.tsx"
import { BookingScreen } from "#features/bookings/staff/page/booking-screen.tsx"
import {
  placeScreens,
  tourCategoryScreens,
  transferCategoryScreens,
} from "#features/categories/staff/category-screens.ts"
import { DepartureListScreen } from "#features/departures/staff/list/departure-list-screen.tsx"
import { DepartureScreen } from "#features/departures/staff/page/departure-screen.tsx"
import { PrintScreen } from "#features/departures/staff/page/print-screen.tsx"
import { SchedulesScreen } from "#features/departures/staff/schedules/schedules-screen.tsx"
import { enquiryScreens } from "#features/enquiries/staff/enquiry-screens.ts"
import { HolidayListScreen } from "#features/holidays/staff/holiday-list-screen.tsx"
import { personScreens } from "#features/people/staff/person-screens.ts"
import { productScreens } from "#features/products/staff/product-screens.ts"
import { reviewScreens } from "#features/reviews/staff/review-screens.ts"
import { settingsScreens } from "#features/settings/staff/settings-screens.ts"
import { tourScreens } from "#features/tours/staff/editor/tour-screens.ts"
import { transferScreens, vehicleScreens } from "#features/transfers/staff/editor/transfer-screens.ts"
import { LibraryScreen } from "#features/uploads/staff/library-screen.tsx"
import { authProvider } from "./auth-provider.ts"
import { dataProvider } from "./data-provider.ts"
import { i18nProvider } from "./i18n/i18n-provider.ts"
import { StaffLayout } from "./layout/layout.tsx"
import { LoginScreen } from "./layout/login-screen.tsx"
import { outboxScreens } from "./outbox/outbox-screens.ts"
import { theme } from "./theme.ts"
import { TodayScreen } from "./today/today-screen.tsx"

const { Route } = tanStackRouterProvider
const CalendarScreen = lazy(() => import("./calendar/calendar-screen.tsx"))

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
        name="departures"
        options={{ label: "departures.name" }}
        icon={DirectionsBoatIcon}
        list={DepartureListScreen}
        show={DepartureScreen}
      />
      <Resource name="holidays" options={{ label: "holidays.name" }} icon={CelebrationIcon} list={HolidayListScreen} />
      <CustomRoutes>
        <Route path="/calendar" element={<CalendarScreen />} />
        <Route path="/departures/schedules" element={<SchedulesScreen />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/departures/:id/print" element={<PrintScreen />} />
      </CustomRoutes>
      <Resource
        name="enquiries"
        options={{ label: "enquiries.name" }}
        icon={QuestionAnswerIcon}
        recordRepresentation="subject"
        {...enquiryScreens}
      />
      <Resource
        name="people"
        options={{ label: "people.name" }}
        icon={ContactsIcon}
        recordRepresentation="name"
        {...personScreens}
      />
      <Resource
        name="reviews"
        options={{ label: "reviews.name" }}
        icon={StarIcon}
        recordRepresentation="name"
        {...reviewScreens}
      />
      <Resource name="uploads" options={{ label: "uploads.name" }} icon={PhotoLibraryIcon} list={LibraryScreen} />
      <Resource name="outbox" options={{ label: "staff.mailQueue.name" }} icon={MailIcon} {...outboxScreens} />
      <Resource name="users" options={{ label: "accounts.name" }} icon={PeopleIcon} {...userScreens} />
      <Resource name="settings" options={{ label: "settings.name" }} icon={SettingsIcon} {...settingsScreens} />
      <Resource name="tours" options={{ label: "tours.name" }} icon={MapIcon} {...tourScreens} />
      <Resource name="transfers" options={{ label: "transfers.name" }} icon={AirportShuttleIcon} {...transferScreens} />
      <Resource name="vehicles" {...vehicleScreens} />
      <Resource name="products" options={{ label: "products.name" }} icon={AddShoppingCartIcon} {...productScreens} />
      <Resource
        name="tourCategories"
        options={{ label: "categories.menu" }}
        icon={CategoryIcon}
        {...tourCategoryScreens}
      />
      <Resource name="places" {...placeScreens} />
      <Resource name="transferCategories" {...transferCategoryScreens} />
      <Resource name="blogs" options={{ label: "blogs.name" }} icon={ArticleIcon} {...postScreens} />
    </Admin>
  )
}
