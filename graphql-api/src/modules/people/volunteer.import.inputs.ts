import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

export const maxImportRows = 2_000;

@InputType({ description: 'A row as the file has it; what is wrong with it is told in its result.' })
export class ImportVolunteerRow {
  @Field(() => Int, {
    nullable: true,
    description: 'Where it stands in the file; without it, its place in the list.',
  })
  @Min(1, { message: 'line must be at least 1' })
  @Max(1_000_000, { message: 'line must be at most 1,000,000' })
  line?: number | null;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'volunteer (also when empty) or nonprofit_admin.' })
  role?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@ArgsType()
export class ImportVolunteersArgs {
  @Field(() => [ImportVolunteerRow], { description: '1 to 2,000.' })
  @ArrayMinSize(1, { message: 'Please choose at least one row' })
  @ArrayMaxSize(maxImportRows, { message: 'At most 2,000 rows can be imported at a time' })
  @ValidateNested({ each: true })
  rows!: ImportVolunteerRow[];

  @Field(() => Boolean, { description: 'true: only tell what would happen.' })
  dryRun!: boolean;
}

export enum ImportOutcome {
  ok = 'ok',
  error = 'error',
  duplicate = 'duplicate',
}
registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'duplicate: the address stands in an earlier row or is in use already.',
});

@ObjectType()
export class ImportVolunteerResult {
  @Field(() => Int)
  line!: number;

  @Field(() => ImportOutcome)
  outcome!: ImportOutcome;

  @Field(() => String, { nullable: true, description: 'What is wrong; null when nothing is.' })
  message?: string | null;
}

@ObjectType()
export class ImportVolunteersResult {
  @Field(() => [ImportVolunteerResult], { description: 'One for each row, in their order.' })
  rows!: ImportVolunteerResult[];

  @Field(() => Int, { description: 'How many people were added: all of the rows or none.' })
  imported!: number;
}
