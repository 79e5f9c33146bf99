/** The texts of the river group's documents, in the notation of manuscript.ts. */
export const handbook = `
# Field Handbook
Alder River Trails & Restoration

## Why we are out here
The Alder runs 31 miles from Cedar Saddle to the falls. Where its banks are bare, the water warms and the salmon turn
around. Every willow you plant is shade for a hundred years; every drain you clear keeps a trail out of the river.

## What to bring
- Boots that cover your ankles, long trousers, and a layer more than you think.
- Two liters of water, lunch, and something to share.
- Medicine you may need. Tell the crew leader where it is in your pack.
- We bring gloves, helmets, eye protection and every tool.

## On the trail
- The crew leader gives a tool talk before the first swing. Nobody starts without it.
- Keep two tool lengths between you and the next person. Call out before you pass.
- Carry tools at your side, edge down, on the downhill hand.
- Stop when you are tired. Rest is part of the work.

## By the water
- Nobody enters the river alone, and nobody above the knee without a vest.
- Cold water takes your strength in ten minutes. Out, dry, warm, then talk about it.
- Leave eggs, nests and logs where they are; they are somebody's home.

## Weather
Crews go out in rain. They do not go out in lightning, in winds above 35 miles an hour, or when the gauge at Ferry
Bridge stands above nine feet. Joaquín decides by seven in the morning and writes to everybody who said yes.

## Whom to call
- Hannah Lindqvist, programs and landowners: (541) 555-0121
- Joaquín Reyes, crews and safety: (541) 555-0122
- In an emergency: radio channel 3, then 911

Thank you for raising your hand.
`;

export const safetyPolicy = `
# Field Safety Policy
In force for staff, volunteers and guests

## Who decides
The crew leader decides in the field. Anybody may stop the work by calling “Stop!”; nobody has to justify it.

## Crews
- At least one person per crew holds a valid wilderness first-aid card.
- No more than nine people per leader; no more than five where saws run.
- Chainsaws and crosscut saws are for certified sawyers with a swamper.
- Minors work with a parent or with a guardian named in writing.

## Vehicles
- Drivers are listed, over 21 and have shown their license this year.
- Belts on, phones away, headlights on. The trailer is checked by two people.

## After an incident
- Care for the person first, then for the place, then for the paper.
- Call Joaquín on the same day. Write the report within two days.
- We tell the whole crew what we learned, without names.
`;

export const coldWater = `
# Cold-Water Safety
One page that you should know by heart

## The three rules
- One minute: get your breathing under control. Do not swim yet; float.
- Ten minutes: you can still move well. Use them to get out.
- One hour: even then you are alive. Do not give up, and let others look for you.

## Helping somebody
- Reach with a pole, throw the bag, row a boat. Going in is the last choice, with a line and a vest.
- Lay the person down. Take off wet clothes, put on dry ones, a hat, two blankets.
- Warm, sweet drinks only for people who are awake and can hold the cup.
- No rubbing, no alcohol, no hot bath.
- Shivering that stops without warmth is a bad sign: call 911.

## Before you wade
[ ] Vest is closed
[ ] Somebody watches from the bank
[ ] Throw bag is in reach
[ ] Dry clothes are in the van
`;

export const permission = `
# Parent Permission
For volunteers under 18, one form per year

My child may take part in the work of Alder River Trails & Restoration.

__ Name of the child
__ Date of birth
__ Name of parent or guardian
__ Phone during field days

## My child may
[ ] plant and water
[ ] use hand tools after the tool talk
[ ] wade below the knee, with a vest
[ ] ride in the van
[ ] be in group photos without a name

__ Allergies, medicine, anything we should know
__ Date
__ Signature
`;

export const plantingGuide = `
# Planting Willow Stakes
A guide for pairs

## The stake
- Thumb-thick, three feet long, buds pointing up. The slanted end goes into the ground.
- It was soaked for a week. Keep it in the bucket until its hole is ready.

## The hole
- Make it with the bar, two feet deep, leaning a little downstream.
- The bottom must be wet. If it is not, move closer to the water.

## The planting
- Push, do not hammer. Two thirds below, one third above.
- Step the soil closed; air around the stake is the end of it.
- Next one a long step away, not in rows. Rivers do not like rows.

## Afterwards
- Write the number of stakes on the board. We count the green ones in a year.
`;

export const trailReport = `ALDER RIVER TRAILS & RESTORATION
Trail conditions, as reported by the Thursday crews

MILE   PLACE                 CONDITION
 0.0   Cedar Saddle          Gate works, parking for 9 cars
 2.4   Upper switchbacks     Drains clear; loose rock on the third turn
 5.1   Hemlock footbridge    One board is soft. Walk in the middle
 8.8   Elk Meadow            Dry. Please stay on the tread
12.0   Fallen cedar          Step of eight rocks is set; no strollers
15.3   Ferry Bridge          Gravel bar is open, gauge repainted
19.7   Miller's Bend         Planting area. Do not park on the grass
24.6   Old mill race         Blackberry cut back to six feet
31.0   Alder Falls           Boat ramp open from dawn to dusk

Seen something? Tell any crew leader, or write it under the next Thursday crew in Handraise.
`;
