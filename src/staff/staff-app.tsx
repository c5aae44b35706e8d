import AddShoppingCartIcon from "@mui/icons-material/AddShoppingCart"
import AirportShuttleIcon from "@mui/icons-material/AirportShuttle"
import ArticleIcon from "@mui/icons-material/Article"
import CategoryIcon from "@mui/icons-material/Category"
import EventNoteIcon from "@mui/icons-material/EventNote"
import MapIcon from "@mui/icons-material/Map"
import PhotoLibraryIcon from "@mui/icons-material/PhotoLibrary"
import QuestionAnswerIcon from "@mui/icons-material/QuestionAnswer"
import { tanStackRouterProvider } from "ra-router-tanstack"
import { Admin, Resource } from "react-admin"
import { postScreens } from "#features/blog/staff/editor/post-screens.ts"
import { BookingListScreen } from "#features/bookings/staff/list/booking-list-screen.tsx"
import { NewBookingScreen } from "#features/bookings/staff/new-booking/new-booking-screen.tsx"
import { BookingScreen } from "#features/bookings/staff/page/booking-screen.tsx"
import {
  placeScreens,
  tourCategoryScreens,
  transferCategoryScreens,
} from "#features/categories/staff/category-screens.ts"
import { ConsultationListScreen } from "#features/consultations/staff/consultation-list-screen.tsx"
import { ConsultationScreen } from "#features/consultations/staff/consultation-screen.tsx"
import { productScreens } from "#features/products/staff/product-screens.ts"
import { tourScreens } from "#features/tours/staff/editor/tour-screens.ts"
import { transferScreens, vehicleScreens } from "#features/transfers/staff/editor/transfer-screens.ts"
import { LibraryScreen } from "#features/uploads/staff/library-screen.tsx"
import { authProvider } from "./auth-provider.ts"
import { dataProvider } from "./data-provider.ts"
import { i18nProvider } from "./i18n/i18n-provider.ts"
import { StaffLayout } from "./layout/layout.tsx"
import { LoginScreen } from "./layout/login-screen.tsx"
import { theme } from "./theme.ts"
import { TodayScreen } from "./today/today-screen.tsx"

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
        name="consultations"
        options={{ label: "consultations.name" }}
        icon={QuestionAnswerIcon}
        recordRepresentation="reference"
        list={ConsultationListScreen}
        show={ConsultationScreen}
      />
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
      <Resource name="uploads" options={{ label: "uploads.name" }} icon={PhotoLibraryIcon} list={LibraryScreen} />
    </Admin>
  )
}
