CREATE TABLE "mail_holds" (
	"since" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
