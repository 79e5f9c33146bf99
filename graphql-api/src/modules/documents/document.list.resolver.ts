import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { DocumentsArgs } from './document.list.inputs.js';
import { DocumentPage } from './document.list.js';
import { listDocuments } from './document.list.service.js';

@Resolver()
export class DocumentListResolver {
  @Query(() => DocumentPage, { description: 'The documents of the organization that the viewer may see.' })
  documents(@Ctx() ctx: Context, @Args(() => DocumentsArgs) args: DocumentsArgs) {
    return listDocuments(ctx, args);
  }
}
