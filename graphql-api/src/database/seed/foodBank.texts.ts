/** The texts of the food bank's documents, in the notation of manuscript.ts. */
export const handbook = `
# Volunteer Handbook
Lantern Street Food Bank, 48 Lantern Street, Troy, New York

## Welcome
Every week 1,200 households take home food that somebody rescued, sorted, carried or cooked. That somebody is now
you. This booklet tells you what to expect, what we ask of you, and whom to call. Keep it; lend it; write in it.

## Your first shift
- Come ten minutes early. The door on the river side is open; somebody with a green apron will greet you.
- Wear closed shoes and clothes that may get dusty. We have aprons, gloves and hair nets in every size.
- You will have a buddy for your first two shifts. Ask them anything, twice.
- Sign in on the sheet by the coffee. It is how we know who is in the building, and how grants see your hours.

## How we treat our neighbors
The people who come here are neighbors, not cases. We do not ask for papers, income or reasons. We learn names, we
offer choices, and we never comment on what somebody takes. What you hear in the pantry stays in the pantry.

## Saying yes, and saying no
Answer an event in Handraise as soon as you know, so that the crew can be planned. If something comes up, give your
seat back there; somebody else will be glad of it. Nobody has to explain. If it is less than three hours before the
shift, please call as well: (518) 555-0142.

## Safety
- Lift with your knees and ask for a second pair of hands above 30 pounds.
- Only certified people drive the forklift and the pallet jack.
- The walk-in coolers open from the inside: push the round green handle.
- Report every cut, slip and near miss. We change things because of these reports.
- In an emergency call 911, then Tom.

## Young volunteers
From 14 on you are welcome with a signed parent form, and from 16 on without a parent on site. School hours are
confirmed by the volunteer coordinator at the end of each month.

## Whom to call
- Grace Okonkwo, executive director: (518) 555-0141
- Tom Kowalczyk, warehouse and trucks: (518) 555-0142
- Ana Lucía Fernández, volunteer coordinator: (518) 555-0143

Thank you for raising your hand.
`;

export const foodSafety = `
# Food Safety Guide
One page that keeps 1,200 households well

## Temperatures
- Coolers stay at or below 40 °F. Write the number on the door sheet at opening, at noon and at closing.
- Freezers stay at or below 0 °F. Food that has thawed is not frozen again.
- Hot food is served above 135 °F or not at all.
- Chilled food may be out of the cooler for two hours in total; one hour when the hall is warmer than 90 °F.

## Hands
Wash for twenty seconds before you start, after every break, after touching your face or phone, and between raw and
ready-to-eat food. Gloves do not replace washing.

## Sorting
- Cans: keep small dents; throw out swollen, leaking or rusted ones, and dents on a seam.
- “Best by” tells about taste, not safety. The table on the wall says how long each food stays good after it.
- Baby food and formula are never given out after their date.
- Packages that are open, wet or chewed go to the compost, and the shelf gets cleaned.

## Allergens
Milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soy, sesame. Repacked food carries a label that names them.
If you do not know what is in it, do not repack it.

## If you feel unwell
Stay at home with fever, vomiting or diarrhea, and for 48 hours after. Give your seat back in Handraise. We will
manage, and we will miss you.
`;

export const conduct = `
# Code of Conduct
Agreed by volunteers, staff and the board of Lantern Street Food Bank

## We promise each other
- To welcome everybody, whatever their language, faith, color, body, age, income, family or status.
- To speak kindly, also on the eleventh pallet of the day.
- To keep to ourselves what we learn about neighbors.
- To take no gifts, and no food before the neighbors were served.
- To come sober and rested.

## Harassment
Unwanted remarks, touching, pictures or messages have no place here. If something happens to you, or you see it
happen, tell any of the three admins, or leave a note in the grey box by the stairs. We answer within two days, we
believe you first, and nobody is punished for speaking up.

## If a promise is broken
We talk. If talking does not help, we part. Violence, theft and harassment end a person's work here at once.
`;

export const photoConsent = `
# Photo Consent Form
Lantern Street Food Bank

We like to show what neighbors and volunteers do together. We only show you if you want us to. You may change your
mind at any time: tell us, and we take the picture down within a week.

## I agree that pictures of me may be used
[ ] in the newsletter and the yearly report
[ ] on the website
[ ] on social media
[ ] in the local press

[ ] Please do not use my name.
[ ] Please ask me each time.

__ Name
__ Parent or guardian, if under 18
__ Date
__ Signature
`;

export const trainingOutline = `
# Shift Leader Training Outline
Two evenings, eight people, lots of coffee

## Evening one: the floor
- Opening and closing: walk the checklist together, with the lights off and on.
- Placing people: who greets, who lifts, who sits; how to ask without prying.
- The three questions of every briefing: what is new, what is short, who is new.
- Role play: a neighbor is upset because the eggs are gone.

## Evening two: the hard parts
- Cuts, falls and fainting: what the kit holds and when to call 911.
- A cooler at 46 °F: what goes, what stays, whom to call.
- Conflict between volunteers: listen to both, separately, the same day.
- Writing the shift report in five minutes.

## Before you lead alone
[ ] Led two shifts with a leader at your side
[ ] Food handler card is valid
[ ] Knows where keys, kit and spare forms are
[ ] Has Tom's number in the phone
`;

export const incidentReport = `
# Incident Report
For cuts, falls, near misses, spoiled food and anything that felt wrong. Hand it to an admin on the same day.

__ Date and time
__ Where in the building
__ Who was involved
__ Who saw it

## What happened
Tell it in the order in which it happened. No blame: we look for causes, not for culprits.
__
__
__

## What was done
[ ] First aid was given
[ ] 911 was called
[ ] Food was thrown away
[ ] The place was closed off

__ What would have prevented it
__ Your name and phone
`;

export const openingChecklist = `LANTERN STREET FOOD BANK
Opening and closing checklist

OPENING (8:00)
  [ ] Lights, river-side door, alarm off
  [ ] Cooler and freezer temperatures written on the door sheet
  [ ] Coffee on, sign-in sheet and pens out
  [ ] Hand-wash station: soap, towels, warm water
  [ ] Walk the aisles: nothing on the floor, exits free
  [ ] Carts in a row, bags on the hooks
  [ ] Briefing at 8:45: what is new, what is short, who is new

DURING THE SHIFT
  [ ] Temperatures again at noon
  [ ] Wipe the counters every hour
  [ ] Count the households with the clicker

CLOSING (12:00)
  [ ] Last neighbor served; nobody is sent away hungry
  [ ] Leftover bread to the shelter box
  [ ] Temperatures a third time
  [ ] Floors swept, compost out, cardboard flat
  [ ] Count written into the workbook
  [ ] Alarm on, river-side door locked
  [ ] Say thank you to one person by name
`;
