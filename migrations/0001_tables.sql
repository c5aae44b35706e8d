CREATE TABLE "known_networks" (
	"user_id" uuid NOT NULL,
	"network_hash" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"pending_email" text,
	"phone" text DEFAULT '' NOT NULL,
	"phone_e164" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK (role in ('customer', 'staff', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "post_views_post_id_visitor_hour_pk" PRIMARY KEY("post_id","visitor","hour")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"featured_image" jsonb,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"categories" text[] NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_categories_check" CHECK ((categories <@ '{travel-tips,destinations,culture,food,adventure}') and (cardinality(categories) > 0))
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(translate(normalize(reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
  || coalesce(customer_phone_e164, '') || ' ' || regexp_replace(customer_phone, '\D', '', 'g') || ' '
  || replace(reference, '-', ''), NFD), 'đĐ', 'dd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))) STORED NOT NULL,
	"name_words" text[] GENERATED ALWAYS AS (string_to_array(btrim(regexp_replace(lower(regexp_replace(translate(normalize(customer_name, NFD), 'đĐ', 'dd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g')), ' ')) STORED NOT NULL,
	"reference" text NOT NULL,
	"product_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"departure_id" uuid,
	"user_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"travel_date" date NOT NULL,
	"start_time" text,
	"travelers" integer NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"fx_rate" numeric(14, 4) NOT NULL,
	"fx_date" date NOT NULL,
	"total_vnd" bigint NOT NULL,
	"claimed_total" numeric(16, 2),
	"price_changed" boolean DEFAULT false NOT NULL,
	"details" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text NOT NULL,
	"customer_pending_email" text,
	"customer_phone" text NOT NULL,
	"customer_phone_e164" text,
	"country_code" text NOT NULL,
	"special_requests" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"cancellation_policy" jsonb,
	"cancellation_bands" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes_allowed" boolean DEFAULT true NOT NULL,
	"cancellation_reason" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancellation" jsonb,
	"refund_cap" integer DEFAULT 100 NOT NULL,
	"refund_floor" integer DEFAULT 0 NOT NULL,
	"called_off_reason" text,
	"staff_note" text DEFAULT '' NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"answer_by" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"holds_places" boolean DEFAULT true NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"requested_from_address" text,
	"requested_from_network" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_check" CHECK (children between 0 and travelers),
	CONSTRAINT "bookings_hold_places" CHECK (holds_places or ((departure_id is not null) and status in ('pending', 'cancelled'))),
	CONSTRAINT "bookings_language_check" CHECK (language in ('en', 'vi')),
	CONSTRAINT "bookings_product_type_check" CHECK (product_type in ('tour', 'transfer', 'product')),
	CONSTRAINT "bookings_refund_cap_check" CHECK (refund_cap between 0 and 100),
	CONSTRAINT "bookings_refund_floor_check" CHECK (refund_floor between 0 and 100),
	CONSTRAINT "bookings_status_check" CHECK (status in ('pending', 'confirmed', 'completed', 'cancelled', 'no-show')),
	CONSTRAINT "bookings_total_minor_check" CHECK (total_minor >= 0),
	CONSTRAINT "bookings_total_vnd_check" CHECK (total_vnd >= 0),
	CONSTRAINT "bookings_travelers_check" CHECK (travelers between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "guest_tokens" (
	"token_hash" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"network_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_tokens_token_hash_booking_id_pk" PRIMARY KEY("token_hash","booking_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"region" text DEFAULT 'all' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"location" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text DEFAULT 'tour' NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"parent_id" uuid,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_level_check" CHECK (level between 0 and 5),
	CONSTRAINT "categories_region_check" CHECK (region in ('north', 'central', 'south', 'all'))
);
--> statement-breakpoint
CREATE TABLE "tour_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"region" text DEFAULT 'all' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"location" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tour_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tour_categories_region_check" CHECK (region in ('north', 'central', 'south', 'all'))
);
--> statement-breakpoint
CREATE TABLE "transfer_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"region" text DEFAULT 'all' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"location" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"vehicle_type" text NOT NULL,
	"service_type" text NOT NULL,
	"route" jsonb,
	CONSTRAINT "transfer_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "transfer_categories_region_check" CHECK (region in ('north', 'central', 'south', 'all')),
	CONSTRAINT "transfer_categories_service_type_check" CHECK (service_type in ('private', 'shared', 'train', 'special')),
	CONSTRAINT "transfer_categories_vehicle_type_check" CHECK (vehicle_type in ('car', 'van', 'bus', 'limousine', 'motorbike', 'train'))
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_e164" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"preferred_contact_method" text NOT NULL,
	"preferred_contact_time" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"flexible" boolean DEFAULT false NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"budget" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"tour" jsonb,
	"source" text DEFAULT '' NOT NULL,
	"referrer_url" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"network" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "consultations_adults_check" CHECK (adults between 1 and 500),
	CONSTRAINT "consultations_budget_check" CHECK (budget in ('under-1000', '1000-3000', '3000-5000', '5000-10000', 'over-10000')),
	CONSTRAINT "consultations_check" CHECK (end_date >= start_date),
	CONSTRAINT "consultations_children_check" CHECK (children between 0 and 500),
	CONSTRAINT "consultations_language_check" CHECK (language in ('en', 'vi')),
	CONSTRAINT "consultations_preferred_contact_method_check" CHECK (preferred_contact_method in ('email', 'phone', 'whatsapp')),
	CONSTRAINT "consultations_preferred_contact_time_check" CHECK (preferred_contact_time in ('anytime', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "consultations_status_check" CHECK (status in ('new', 'contacted', 'closed', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_e164" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"network" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_language_check" CHECK (language in ('en', 'vi')),
	CONSTRAINT "contact_messages_status_check" CHECK (status in ('new', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "close_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tour_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "close_outs_check" CHECK (from_date <= to_date)
);
--> statement-breakpoint
CREATE TABLE "departure_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tour_id" uuid NOT NULL,
	"weekdays" integer[] NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"start_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"minimum" integer,
	"cutoff_hours" integer DEFAULT 12 NOT NULL,
	"decide_hours" integer DEFAULT 48 NOT NULL,
	"price_minor" integer,
	"made_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departure_schedules_capacity_check" CHECK (capacity between 1 and 500),
	CONSTRAINT "departure_schedules_check" CHECK (minimum between 1 and capacity),
	CONSTRAINT "departure_schedules_check1" CHECK ((to_date is null) or (from_date <= to_date)),
	CONSTRAINT "departure_schedules_cutoff_hours_check" CHECK (cutoff_hours between 0 and 720),
	CONSTRAINT "departure_schedules_decide_hours_check" CHECK (decide_hours between 0 and 2160),
	CONSTRAINT "departure_schedules_price_minor_check" CHECK (price_minor >= 0),
	CONSTRAINT "departure_schedules_start_time_check" CHECK (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
	CONSTRAINT "departure_schedules_weekdays_check" CHECK ((cardinality(weekdays) between 1 and 7) and (weekdays <@ '{1,2,3,4,5,6,7}'))
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tour_id" uuid NOT NULL,
	"schedule_id" uuid,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"minimum" integer,
	"closes_at" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone,
	"price_minor" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"guide" text DEFAULT '' NOT NULL,
	"vehicle" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "departures_tour_id_date_start_time_unique" UNIQUE("tour_id","date","start_time"),
	CONSTRAINT "departures_booked_check" CHECK (booked >= 0),
	CONSTRAINT "departures_capacity_check" CHECK (capacity between 1 and 500),
	CONSTRAINT "departures_minimum_check" CHECK (minimum >= 1),
	CONSTRAINT "departures_minimum_fits" CHECK ((minimum is null) or (minimum <= capacity)),
	CONSTRAINT "departures_price_minor_check" CHECK (price_minor >= 0),
	CONSTRAINT "departures_start_time_check" CHECK (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
	CONSTRAINT "departures_status_check" CHECK (status in ('open', 'guaranteed', 'closed', 'called-off')),
	CONSTRAINT "places_left" CHECK (booked <= capacity)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"surcharge_percent" integer DEFAULT 0 NOT NULL,
	"no_refund" boolean DEFAULT false NOT NULL,
	"no_change" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_check" CHECK (from_date <= to_date),
	CONSTRAINT "holidays_surcharge_percent_check" CHECK (surcharge_percent between 0 and 300)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"network" text,
	CONSTRAINT "newsletter_subscribers_language_check" CHECK (language in ('en', 'vi'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"also_known_as" text[] DEFAULT '{}' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_id" uuid,
	"days" integer DEFAULT 1 NOT NULL,
	"hours" integer,
	"price_minor" integer NOT NULL,
	"child_price_minor" integer,
	"price_unit" text DEFAULT 'person' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"excluded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requirements" jsonb,
	"cancellation_policy" jsonb,
	"cancellation_bands" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"add_on_for" text[] DEFAULT '{}' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"sort_en" text NOT NULL,
	"sort_vi" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_child_price_minor_check" CHECK (child_price_minor >= 0),
	CONSTRAINT "products_currency_check" CHECK (currency in ('USD', 'VND')),
	CONSTRAINT "products_days_check" CHECK (days between 1 and 366),
	CONSTRAINT "products_hours_check" CHECK (hours between 1 and 23),
	CONSTRAINT "products_price_minor_check" CHECK (price_minor >= 0),
	CONSTRAINT "products_price_unit_check" CHECK (price_unit in ('person', 'item'))
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"product_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"language" text NOT NULL,
	"travel_date" date NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reply" jsonb,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_check" CHECK ((status = 'published') = (published_at is not null)),
	CONSTRAINT "reviews_country_check" CHECK (country ~ '^[A-Z]{2}$'),
	CONSTRAINT "reviews_language_check" CHECK (language in ('en', 'vi')),
	CONSTRAINT "reviews_product_type_check" CHECK (product_type in ('tour', 'transfer')),
	CONSTRAINT "reviews_rating_check" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_status_check" CHECK (status in ('pending', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_singleton_check" CHECK (singleton)
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"meeting_point" jsonb,
	"also_known_as" text[] DEFAULT '{}' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_id" uuid NOT NULL,
	"destination_id" uuid,
	"days" integer NOT NULL,
	"nights" integer DEFAULT 0 NOT NULL,
	"start_time" text DEFAULT '08:00' NOT NULL,
	"price_minor" integer NOT NULL,
	"child_price_minor" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"itinerary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"excluded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requirements" jsonb,
	"cancellation_policy" jsonb,
	"cancellation_bands" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_rules" jsonb DEFAULT '{"children":null,"tiers":[],"privateGroups":[]}'::jsonb NOT NULL,
	"pickup_zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"has_departures" boolean DEFAULT false NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_stars" integer DEFAULT 0 NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"sort_en" text NOT NULL,
	"sort_vi" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tours_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tours_check" CHECK (review_stars between review_count and 5 * review_count),
	CONSTRAINT "tours_child_price_minor_check" CHECK (child_price_minor >= 0),
	CONSTRAINT "tours_currency_check" CHECK (currency in ('USD', 'VND')),
	CONSTRAINT "tours_days_check" CHECK (days between 1 and 60),
	CONSTRAINT "tours_nights_check" CHECK (nights between 0 and 60),
	CONSTRAINT "tours_price_minor_check" CHECK (price_minor >= 0),
	CONSTRAINT "tours_review_count_check" CHECK (review_count >= 0),
	CONSTRAINT "tours_start_time_check" CHECK (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$')
);
--> statement-breakpoint
CREATE TABLE "transfer_prices" (
	"transfer_id" uuid NOT NULL,
	"vehicle_code" text NOT NULL,
	"price_minor" integer NOT NULL,
	CONSTRAINT "transfer_prices_transfer_id_vehicle_code_pk" PRIMARY KEY("transfer_id","vehicle_code"),
	CONSTRAINT "transfer_prices_price_minor_check" CHECK (price_minor >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfer_vehicles" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"people_without_bags" integer NOT NULL,
	"people_with_bags" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_vehicles_check" CHECK (people_without_bags between 1 and seats),
	CONSTRAINT "transfer_vehicles_check1" CHECK (people_with_bags between 0 and people_without_bags),
	CONSTRAINT "transfer_vehicles_code_check" CHECK (code ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "transfer_vehicles_seats_check" CHECK (seats between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"category_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"region" text DEFAULT 'all' NOT NULL,
	"title" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"also_known_as" text[] DEFAULT '{}' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
	"route" jsonb,
	"distance_km" integer,
	"duration_minutes" integer NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_stars" integer DEFAULT 0 NOT NULL,
	"shown_rating" numeric(2, 1) GENERATED ALWAYS AS (case when review_count > 0 then round(review_stars::numeric / review_count, 1) else rating end) STORED,
	"per_trip" boolean NOT NULL,
	"price_minor" integer NOT NULL,
	"child_price_minor" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"excluded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"luggage" jsonb,
	"meeting_point" jsonb,
	"cancellation_policy" jsonb,
	"cancellation_bands" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"airport" jsonb,
	"price_rules" jsonb DEFAULT '{"night":null,"childSeat":null,"extraStop":null,"waitingHour":null,"nameSign":null,"returnPercent":null}'::jsonb NOT NULL,
	"pickup_zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"search_origin" text NOT NULL,
	"search_destination" text NOT NULL,
	"sort_en" text NOT NULL,
	"sort_vi" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "transfers_check" CHECK ((child_price_minor is null) or ((child_price_minor >= 0) and (not per_trip))),
	CONSTRAINT "transfers_check1" CHECK (review_stars between review_count and 5 * review_count),
	CONSTRAINT "transfers_currency_check" CHECK (currency in ('USD', 'VND')),
	CONSTRAINT "transfers_distance_km_check" CHECK (distance_km between 0 and 5000),
	CONSTRAINT "transfers_duration_minutes_check" CHECK (duration_minutes between 1 and 10080),
	CONSTRAINT "transfers_price_minor_check" CHECK (price_minor >= 0),
	CONSTRAINT "transfers_rating_check" CHECK (rating between 0 and 5),
	CONSTRAINT "transfers_region_check" CHECK (region in ('north', 'central', 'south', 'all')),
	CONSTRAINT "transfers_review_count_check" CHECK (review_count >= 0),
	CONSTRAINT "transfers_service_type_check" CHECK (service_type in ('private', 'shared', 'train', 'special')),
	CONSTRAINT "transfers_type_check" CHECK (type in ('airport', 'city', 'intercity')),
	CONSTRAINT "transfers_vehicle_type_check" CHECK (vehicle_type in ('car', 'van', 'bus', 'limousine', 'motorbike', 'train'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"color" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_bytes_check" CHECK (bytes > 0),
	CONSTRAINT "uploads_color_check" CHECK (color ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "uploads_folder_check" CHECK (folder in ('products', 'tours', 'transfers', 'blog', 'categories', 'company')),
	CONSTRAINT "uploads_height_check" CHECK (height > 0),
	CONSTRAINT "uploads_key_check" CHECK (key ~ '^[a-z0-9]{26}$'),
	CONSTRAINT "uploads_width_check" CHECK (width > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"payload" jsonb NOT NULL,
	"priority" smallint DEFAULT 4 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"words" jsonb,
	"last_error" text,
	"round" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_language_check" CHECK (language in ('en', 'vi'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_redirects_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tokens" ADD CONSTRAINT "guest_tokens_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_outs" ADD CONSTRAINT "close_outs_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_schedules" ADD CONSTRAINT "departure_schedules_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_schedule_id_departure_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."departure_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_tour_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tour_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_category_id_tour_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tour_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_destination_id_categories_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_prices" ADD CONSTRAINT "transfer_prices_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_prices" ADD CONSTRAINT "transfer_prices_vehicle_code_transfer_vehicles_code_fk" FOREIGN KEY ("vehicle_code") REFERENCES "public"."transfer_vehicles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_category_id_transfer_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."transfer_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "post_views_by_age" ON "post_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "posts_by_age" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "posts_by_category" ON "posts" USING gin ("categories") WHERE is_active;--> statement-breakpoint
CREATE INDEX "posts_by_text" ON "posts" USING gin ("search_text" gin_trgm_ops) WHERE is_active;--> statement-breakpoint
CREATE INDEX "booking_events_by_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_queue" ON "bookings" USING btree ((status <> 'pending'),(case when status = 'pending' then answer_by end),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","answer_by");--> statement-breakpoint
CREATE INDEX "bookings_by_age" ON "bookings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_date" ON "bookings" USING btree ("travel_date","start_time","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_date" ON "bookings" USING btree ("status","travel_date","start_time","id");--> statement-breakpoint
CREATE INDEX "bookings_to_answer" ON "bookings" USING btree ("answer_by","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_by_type" ON "bookings" USING btree ("product_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_product" ON "bookings" USING btree ("product_id","travel_date");--> statement-breakpoint
CREATE INDEX "bookings_by_departure" ON "bookings" USING btree ("departure_id") WHERE departure_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_text" ON "bookings" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING gin ("name_words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree ("customer_email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree (COALESCE(customer_phone_e164, customer_phone),"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_of_transfers" ON "bookings" USING btree ("created_at","product_id") WHERE (product_type = 'transfer') and (status <> 'cancelled');--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("travel_date") WHERE (status = 'confirmed') and (reminded_at is null);--> statement-breakpoint
CREATE INDEX "bookings_by_user" ON "bookings" USING btree ("user_id","created_at" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_without_places" ON "bookings" USING btree ("answer_by") WHERE (status = 'pending') and (not holds_places);--> statement-breakpoint
CREATE INDEX "bookings_unconfirmed" ON "bookings" USING btree ("requested_from_network","requested_from_address","travelers") WHERE (status = 'pending') and holds_places and (email_confirmed_at is null) and (departure_id is not null) and (requested_from_network is not null);--> statement-breakpoint
CREATE INDEX "guest_tokens_by_booking" ON "guest_tokens" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "consultations_by_age" ON "consultations" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "consultations_by_status" ON "consultations" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultations_by_text" ON "consultations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_age" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_text" ON "contact_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "close_outs_by_tour" ON "close_outs" USING btree ("tour_id","to_date");--> statement-breakpoint
CREATE INDEX "departure_schedules_by_tour" ON "departure_schedules" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "departures_by_schedule" ON "departures" USING btree ("schedule_id","date");--> statement-breakpoint
CREATE INDEX "departures_to_decide" ON "departures" USING btree ("decide_by") WHERE (status = 'open') and (decide_by is not null);--> statement-breakpoint
CREATE INDEX "departures_in_order" ON "departures" USING btree ("date","start_time","id");--> statement-breakpoint
CREATE INDEX "holidays_by_date" ON "holidays" USING btree ("to_date","from_date");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_age" ON "newsletter_subscribers" USING btree ("confirmed_at" DESC NULLS FIRST,"email");--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("is_featured" DESC NULLS FIRST,"position","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_by_name_en" ON "products" USING btree ("sort_en","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_by_name_vi" ON "products" USING btree ("sort_vi","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_by_text" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_by_theme" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_desk" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "tours_recommended" ON "tours" USING btree ("is_featured" DESC NULLS FIRST,"position","id","price_minor","currency","days","category_id","destination_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_days" ON "tours" USING btree ("days","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_name_en" ON "tours" USING btree ("sort_en","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_name_vi" ON "tours" USING btree ("sort_vi","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_text" ON "tours" USING gin ("search_text" gin_trgm_ops) WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_theme" ON "tours" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tours_by_destination" ON "tours" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "transfer_prices_by_vehicle" ON "transfer_prices" USING btree ("vehicle_code");--> statement-breakpoint
CREATE INDEX "transfers_recommended" ON "transfers" USING btree ("is_featured" DESC NULLS FIRST,"position","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_rating" ON "transfers" USING btree ("shown_rating" DESC NULLS LAST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_name_en" ON "transfers" USING btree ("sort_en","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_name_vi" ON "transfers" USING btree ("sort_vi","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_type" ON "transfers" USING btree ("type","is_featured" DESC NULLS FIRST,"position","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_text" ON "transfers" USING gin ("search_text" gin_trgm_ops) WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_category" ON "transfers" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "uploads_by_folder" ON "uploads" USING btree ("folder","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_links_by_age" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_links_by_subject" ON "one_time_links" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("id" DESC NULLS FIRST) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_by_booking" ON "outbox" USING btree ((payload ->> 'bookingId'),"id");--> statement-breakpoint
CREATE INDEX "outbox_by_kind" ON "outbox" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "outbox_resets" ON "outbox" USING btree ("recipient","created_at") WHERE kind = 'reset-password';--> statement-breakpoint
CREATE INDEX "outbox_by_priority" ON "outbox" USING btree ("priority","next_attempt_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_age" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "slug_redirects_by_subject" ON "slug_redirects" USING btree ("subject_id");